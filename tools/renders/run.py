#!/usr/bin/env python3
"""Renders catalogue entries into masters, one Blender at a time.

python3 run.py list                      ids, with a star where the master is there
python3 run.py one villa-terrace-day     renders it, there or not
python3 run.py all                       renders what has no master yet: stop it and start it again as you like
python3 run.py all --subject villa       only one family; --force renders again
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

from catalogue_entries import entries, entry_of

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.environ.get('RUKN_MASTERS') or os.path.join(tempfile.gettempdir(), 'rukn-masters')


def environment():
    """Blender takes its Python folders from the first python3 of PATH: let that be the one beside Blender."""
    blender = shutil.which('blender')
    if not blender:
        sys.exit('blender is not installed: see README.md')
    # The denoiser's barriers cost more than a second thread wins as soon as other work wants the processor.
    return {**os.environ, 'OMP_NUM_THREADS': '1', 'PATH': os.path.dirname(blender) + os.pathsep + os.environ['PATH']}


def shoot(entry, options):
    """Renders one entry; the master appears only when it is whole."""
    os.makedirs(options.out, exist_ok=True)
    target = os.path.join(options.out, entry['id'] + '.png')
    part = os.path.join(options.out, '.' + entry['id'] + '.png')
    words = [f'id={entry["id"]}', f'out={part}', f'w={options.width}', f'h={options.height}',
             f'spp={options.samples or entry["samples"]}']
    command = ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', os.path.join(HERE, 'shoot.py'),
               '--', *words]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment())
    if result.returncode != 0:
        sys.exit(f'{entry["id"]} failed:\n{result.stdout[-3000:]}')
    os.replace(part, target)
    for line in result.stdout.splitlines():
        if line.startswith(('BUILD', 'SHOT')):
            print(line.replace(part, target), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', choices=('list', 'one', 'all'))
    parser.add_argument('id', nargs='?')
    parser.add_argument('--subject')
    parser.add_argument('--force', action='store_true')
    parser.add_argument('--out', default=MASTERS)
    parser.add_argument('--width', type=int, default=1200)
    parser.add_argument('--height', type=int, default=900)
    parser.add_argument('--samples', type=int, help="instead of the entry's own")
    options = parser.parse_args()
    if options.what == 'one':
        return shoot(entry_of(options.id), options)
    for entry in entries():
        if options.subject and entry['subject'] != options.subject:
            continue
        there = os.path.exists(os.path.join(options.out, entry['id'] + '.png'))
        if options.what == 'list':
            print('*' if there else ' ', entry['id'])
        elif options.force or not there:
            shoot(entry, options)


main()
