import { basename, join } from 'node:path';
import type { Identifier as Feature } from '@mdn/browser-compat-data';
import * as ast from 'typescript/unstable/ast';
import { API, type Checker, type NodeHandle } from 'typescript/unstable/sync';
import {
  attributeFeature,
  eventFeatures,
  globalFeature,
  lackedBy,
  memberFeature,
  optionFeature,
  own,
} from './web-features.ts';

/**
 * Where the TypeScript library declares something: the containing interface or namespace, and
 * whether it is static.
 */
interface Declared {
  owner: string;
  isStatic: boolean;
}

const STANDS_ALONE = [ast.isVariableDeclaration, ast.isFunctionDeclaration, ast.isInterfaceDeclaration];
const LIBRARY = /^lib\..*\.d\.ts$/;

function declaredIn(node: ast.Node): Declared {
  const names: string[] = [];
  let isStatic = false;
  for (let at: ast.Node | undefined = node.parent; at; at = at.parent) {
    if (ast.isInterfaceDeclaration(at)) {
      const { text } = at.name;
      isStatic = /.Constructor$/.test(text);
      names.unshift(isStatic ? text.replace(/Constructor$/, '') : text);
    } else if (ast.isVariableDeclaration(at) && ast.isIdentifier(at.name)) {
      isStatic = true;
      names.unshift(at.name.text);
    } else if (ast.isModuleDeclaration(at)) names.unshift(at.name.text);
  }
  if (names[0] === 'globalThis' || names[0] === 'global') names.shift();
  return { owner: names.join('.'), isStatic };
}

/**
 * Maps every interface of the library to those that extend it, since a mixin's members are
 * documented there.
 */
function readHeirs(file: ast.SourceFile, heirs: Map<string, string[]>): void {
  file.forEachChild((node) => {
    if (!ast.isInterfaceDeclaration(node)) return;
    for (const clause of node.heritageClauses ?? []) {
      for (const type of clause.types) {
        const base = type.expression.getText(file);
        heirs.set(base, [...(heirs.get(base) ?? []), node.name.text]);
      }
    }
  });
}

const allHeirs = (name: string, heirs: Map<string, string[]>): string[] =>
  (heirs.get(name) ?? []).flatMap((heir) => [heir, ...allHeirs(heir, heirs)]);

interface Use {
  name: string;
  feature: Feature | undefined;
}

/** The nodes of a script without types and imports. */
function runningNodes(file: ast.SourceFile): ast.Node[] {
  const nodes: ast.Node[] = [];
  const walk = (node: ast.Node): void => {
    const isErased =
      ast.isTypeNode(node) ||
      ast.isInterfaceDeclaration(node) ||
      ast.isTypeAliasDeclaration(node) ||
      ast.isImportDeclaration(node);
    if (isErased) return;
    nodes.push(node);
    node.forEachChild(walk);
  };
  walk(file);
  return nodes;
}

/** The feature for an event listener: a supported one if any interface has it, else the first. */
function eventFeature(name: string): Feature | undefined {
  const events = eventFeatures(name);
  return events.find((event) => lackedBy(event).length === 0) ?? events[0];
}

function attributeUse({ name, parent }: ast.JsxAttribute, file: ast.SourceFile): Use | null {
  const element = parent.parent;
  if (
    !(ast.isJsxOpeningElement(element) || ast.isJsxSelfClosingElement(element)) ||
    !ast.isIdentifier(name)
  ) {
    return null;
  }
  const tag = element.tagName.getText(file);
  if (!/^[a-z]/.test(tag)) return null;
  const event = /^on([A-Z]\w+?)(?:Capture)?$/.exec(name.text)?.[1]?.toLowerCase();
  return {
    name: `<${tag} ${name.text}>`,
    feature: event ? eventFeature(event) : attributeFeature(tag, name.text),
  };
}

/** The browser features that a script uses. */
function usesOf(file: ast.SourceFile, checker: Checker, heirs: Map<string, string[]>): Use[] {
  const typeName = (node: ast.Node) => checker.getTypeAtLocation(node)?.getSymbol()?.name ?? '';
  /**
   * Finds a feature by its declaration. A mixin's member is looked up on the target's type, else on
   * the interfaces that extend the mixin.
   */
  const featureOf = (name: string, declarations: readonly NodeHandle[] = [], target?: ast.Node) => {
    const [handle] = declarations;
    const declaration = handle && LIBRARY.test(basename(handle.path)) && handle.resolve();
    if (!declaration) return undefined;
    const { owner, isStatic } = declaredIn(declaration);
    if (STANDS_ALONE.some((is) => is(declaration))) {
      return globalFeature(owner ? `${owner}.${name}` : name);
    }
    return (
      memberFeature(owner, name, isStatic) ??
      (target ? memberFeature(typeName(target), name, isStatic) : undefined) ??
      allHeirs(owner, heirs)
        .map((heir) => memberFeature(heir, name, isStatic))
        .find(Boolean) ??
      (owner.endsWith('GlobalScope') || owner === 'Window' ? globalFeature(name) : undefined)
    );
  };

  const nodes = runningNodes(file);
  const names = nodes.filter(ast.isIdentifier);
  const symbols = checker.getSymbolAtLocation(names);
  const features = new Map<ast.Node, Feature | undefined>(
    names.map((node, place) => {
      const { parent } = node;
      const target =
        ast.isPropertyAccessExpression(parent) && parent.name === node ? parent.expression : undefined;
      return [node, featureOf(node.text, symbols[place]?.declarations, target)];
    }),
  );
  const uses: Use[] = names.map((node) => ({ name: node.text, feature: features.get(node) }));

  const patterns = nodes.filter(ast.isObjectBindingPattern);
  checker.getTypeAtLocation(patterns).forEach((type, place) => {
    for (const { propertyName, name } of patterns[place]?.elements ?? []) {
      const key = propertyName ?? name;
      if (!key || !ast.isIdentifier(key) || !type) continue;
      const property = checker.getPropertyOfType(type, key.text);
      uses.push({ name: key.text, feature: featureOf(key.text, property?.declarations) });
    }
  });

  for (const node of nodes) {
    if (ast.isCallExpression(node) || ast.isNewExpression(node)) {
      const { expression, arguments: given = [] } = node;
      const callee = ast.isPropertyAccessExpression(expression) ? expression.name : expression;
      if (!ast.isIdentifier(callee)) continue;
      const [first] = given;
      if (callee.text === 'addEventListener' && first && ast.isStringLiteral(first)) {
        uses.push({ name: first.text, feature: eventFeature(first.text) });
      }
      const found = features.get(callee);
      const called = ast.isNewExpression(node) && found ? own(found, callee.text) : found;
      for (const option of given.flatMap((value) =>
        ast.isObjectLiteralExpression(value) ? [...value.properties] : [],
      )) {
        if (!called || ast.isSpreadAssignment(option) || !option.name || !ast.isIdentifier(option.name))
          continue;
        const { text } = option.name;
        uses.push({ name: `${callee.text}({ ${text} })`, feature: optionFeature(called, text) });
      }
    } else if (ast.isForOfStatement(node) && node.awaitModifier) {
      const owner = typeName(node.expression);
      uses.push({ name: `${owner}, for await`, feature: memberFeature(owner, '@@asyncIterator', false) });
    } else if (ast.isJsxAttribute(node)) {
      const use = attributeUse(node, file);
      if (use) uses.push(use);
    }
  }
  return uses;
}

/**
 * Features that scripts use and a supported browser lacks: 'path name' to the browsers that lack
 * it.
 */
export function lackedInScripts(root: string, scripts: string[]): Map<string, string> {
  const service = new API({ cwd: root });
  const found = new Map<string, string>();
  const configs = ['tsconfig.json', 'sw/tsconfig.json'].map((path) => join(root, path));
  const snapshot = service.updateSnapshot({ openProjects: configs });
  for (const config of configs) {
    const project = snapshot.getProject(config);
    if (!project) throw new Error(`There is no ${config}`);
    const heirs = new Map<string, string[]>();
    const { program } = project;
    for (const name of program.getSourceFileNames().filter((path) => LIBRARY.test(basename(path)))) {
      const file = program.getSourceFile(name);
      if (file) readHeirs(file, heirs);
    }
    for (const path of scripts) {
      if (path.startsWith('sw/') !== config.endsWith('sw/tsconfig.json')) continue;
      const file = program.getSourceFile(join(root, path));
      if (!file) throw new Error(`${path} is in no program`);
      for (const { name, feature } of usesOf(file, project.checker, heirs)) {
        const lacking = lackedBy(feature);
        if (lacking.length > 0) found.set(`${path} ${name}`, lacking.join(', '));
      }
    }
  }
  service.close();
  return found;
}
