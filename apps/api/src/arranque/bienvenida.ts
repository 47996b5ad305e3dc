import { OPERADORES_DE_DEMO } from '../demo/operadores.ts';
import { CLAVE_DE_DEMO, PERSONAS_DE_DEMO } from '../demo/personas.ts';
import type { EnMarcha } from './arrancar.ts';

function presentarDemo(): string[] {
  const usuarios = [...PERSONAS_DE_DEMO, ...OPERADORES_DE_DEMO].map(
    ({ username, descripcion }) => `    ${username.padEnd(12)}${descripcion}`,
  );
  return [`  Usuarios de la demo (clave de todos: ${CLAVE_DE_DEMO})`, ...usuarios, ''];
}

export function bienvenida(enMarcha: EnMarcha, demo: boolean): string {
  return [
    '',
    `Colega está listo en ${enMarcha.direccion}`,
    '',
    ...(demo ? presentarDemo() : []),
    `  Datos    ${enMarcha.datos}`,
    ...(enMarcha.sandbox ? [`  Sandbox  ${enMarcha.sandbox} (lo de afuera, simulado)`] : []),
    ...(enMarcha.buzon ? [`  Correo   ${enMarcha.buzon} (lo que el portal manda, acá se lee)`] : []),
    '',
    '  Para terminar: Ctrl-C',
    '',
  ].join('\n');
}
