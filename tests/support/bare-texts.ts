import { join } from 'node:path';
import * as ast from 'typescript/unstable/ast';
import { API, type Checker, TypeFlags } from 'typescript/unstable/sync';

const TEXT =
  TypeFlags.String |
  TypeFlags.Number |
  TypeFlags.StringLiteral |
  TypeFlags.NumberLiteral |
  TypeFlags.TemplateLiteral;

/** Whether a text never changes: a string literal, or t('…') without values. */
function isConstant(node: ast.Expression, file: ast.SourceFile): boolean {
  if (ast.isStringLiteral(node)) return true;
  const [key, ...more] = ast.isCallExpression(node) ? node.arguments : [];
  return (
    ast.isCallExpression(node) &&
    node.expression.getText(file) === 't' &&
    key !== undefined &&
    more.length === 0 &&
    isConstant(key, file)
  );
}

/** The values that an expression can have: the branches of its conditionals. */
function ends(node: ast.Expression): ast.Expression[] {
  if (ast.isParenthesizedExpression(node)) return ends(node.expression);
  if (ast.isConditionalExpression(node)) return [...ends(node.whenTrue), ...ends(node.whenFalse)];
  return [node];
}

const isBlank = (child: ast.JsxChild) =>
  (ast.isJsxText(child) && child.text.trim() === '' && child.text.includes('\n')) ||
  (ast.isJsxExpression(child) && !child.expression);

function bareIn(file: ast.SourceFile, checker: Checker): ast.Node[] {
  const found: ast.Node[] = [];
  const walk = (node: ast.Node): void => {
    if (ast.isJsxElement(node) || ast.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length > 1) {
        const shown = children.flatMap((child) =>
          ast.isJsxExpression(child) && child.expression ? ends(child.expression) : [],
        );
        // A conditional removes its text when the other branch renders, even if the text is
        // constant.
        const turns = new Set(
          children.flatMap((child) =>
            ast.isJsxExpression(child) && child.expression && ast.isConditionalExpression(child.expression)
              ? ends(child.expression)
              : [],
          ),
        );
        checker.getTypeAtLocation(shown).forEach((type, place) => {
          const end = shown[place];
          if (!type || !end || (isConstant(end, file) && !turns.has(end))) return;
          const parts = type.isUnionType() ? type.getTypes() : [type];
          const isText = parts.some(({ flags }) => flags & TEXT);
          // A value that may also be an element handles its own texts (ui/own-text.tsx).
          if (isText && !parts.some(({ flags }) => flags & TypeFlags.Object)) found.push(end);
        });
      }
    }
    node.forEachChild(walk);
  };
  walk(file);
  return found;
}

/**
 * Texts that may change or disappear and have siblings but no element around them, as 'path:line
 * text'.
 */
export function bareTexts(root: string, paths: string[]): string[] {
  const service = new API({ cwd: root });
  const config = join(root, 'tsconfig.json');
  const project = service.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`There is no ${config}`);
  const found = paths.flatMap((path) => {
    const file = project.program.getSourceFile(join(root, path));
    if (!file) throw new Error(`${path} is in no program`);
    return bareIn(file, project.checker).map((node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `${path}:${line + 1} ${node.getText(file)}`;
    });
  });
  service.close();
  return found;
}
