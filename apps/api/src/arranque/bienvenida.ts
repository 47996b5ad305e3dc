import type { EnMarcha } from './arrancar.ts';

export type UsuarioDeDemo = { usuario: string; descripcion: string };

export function bienvenida(enMarcha: EnMarcha, usuarios: readonly UsuarioDeDemo[], clave: string): string {
  const demo = usuarios.map(({ usuario, descripcion }) => `    ${usuario.padEnd(12)}${descripcion}`);
  return [
    '',
    `Colega está listo en ${enMarcha.direccion}`,
    '',
    ...(demo.length > 0 ? [`  Usuarios de la demo (clave de todos: ${clave})`, ...demo, ''] : []),
    `  Datos    ${enMarcha.datos}`,
    ...(enMarcha.sandbox ? [`  Sandbox  ${enMarcha.sandbox} (padrón simulado)`] : []),
    '',
    '  Para terminar: Ctrl-C',
    '',
  ].join('\n');
}
