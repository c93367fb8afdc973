"""Reads catalogue/*.json, the one list of what is rendered (see README.md for the fields)."""
import glob
import json
import os

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'catalogue')


def entries():
    """All entries, file after file; an id used twice is an error."""
    listed = []
    for path in sorted(glob.glob(os.path.join(FOLDER, '*.json'))):
        with open(path, encoding='utf8') as file:
            listed += json.load(file)
    ids = [entry['id'] for entry in listed]
    twice = {i for i in ids if ids.count(i) > 1}
    if twice:
        raise ValueError(f'used twice: {sorted(twice)}')
    return listed


def entry_of(entry_id):
    for entry in entries():
        if entry['id'] == entry_id:
            return entry
    raise KeyError(f'no entry {entry_id} in {FOLDER}')
