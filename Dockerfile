# Two stages: the first installs the locked versions and compiles what computer players think with, the second holds only
# what runs.
# for the same image every time: docker build --build-arg PYTHON=python:3.13-slim@sha256:...
ARG PYTHON=python:3.13-slim
FROM ${PYTHON} AS build
WORKDIR /src
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY engine engine
COPY bot bot
COPY cogs cogs
RUN python -m venv /opt/bower \
    && /opt/bower/bin/python -m pip install --no-cache-dir --require-hashes --requirement requirements.lock \
    && /opt/bower/bin/python -m pip install --no-cache-dir --no-index --no-deps --no-build-isolation . \
    && /opt/bower/bin/python -m pip uninstall --yes setuptools
# for any processor of the kind, so that the compiled code is found again wherever the image runs
ENV NUMBA_CPU_NAME=generic \
    NUMBA_CACHE_DIR=/opt/compiled
# not in /src: what is compiled there is not what runs
WORKDIR /
RUN /opt/bower/bin/python -c 'from bot.workers.warmup import warm_up; warm_up()'

FROM ${PYTHON}
RUN useradd --create-home --uid 10001 bower \
    && install --directory --owner bower --group bower /data
COPY --from=build /opt/bower /opt/bower
# numba reads only a cache that it may write to
COPY --from=build --chown=bower:bower /opt/compiled /opt/compiled
# bower, by its number: hosts know no names of images
USER 10001
WORKDIR /home/bower
ENV PATH=/opt/bower/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/bower.db \
    METRICS_PORT=9108 \
    NUMBA_CPU_NAME=generic \
    NUMBA_CACHE_DIR=/opt/compiled
VOLUME /data
# /health answers 200 only while the bot is connected to Discord
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"METRICS_PORT\"]}/health', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot", "run"]
