import { readdirSync, readFileSync } from 'node:fs';
import { mensajes } from '@colega/contract/mensajes';
import { expect, test } from 'vitest';
import { conSusTextos, textosDe } from './mensajes-en-su-lugar.ts';

const TABLAS = 'packages/contract/src/mensajes';
const PIDE = "import { mensajes, texto } from '@colega/contract/mensajes';\n";
const textos = new Map([['sin_red', "'Sin \\'red\\'.'"]]);

test('lo que se nombra queda escrito donde se dice, y lo que se busca por su código queda como está', () => {
  expect(conSusTextos(`${PIDE}decir(mensajes.sin_red)`, textos)).toBe(`${PIDE}decir('Sin \\'red\\'.')`);
  for (const igual of ['mensajes[codigo]', 'mensajes.map(decir)', 'tarea.mensajes.sin_red', 'mis_mensajes.sin_red'])
    expect(conSusTextos(PIDE + igual, textos)).toBe(PIDE + igual);
  expect(conSusTextos('otros.de(mensajes.sin_red)', textos)).toBe('otros.de(mensajes.sin_red)');
});

test('cada texto que se lee de las tablas es el que dice el programa', () => {
  const leidos = readdirSync(TABLAS)
    .filter((archivo) => !archivo.includes('.test.'))
    .flatMap((archivo) => textosDe(readFileSync(`${TABLAS}/${archivo}`, 'utf8')));
  expect(leidos.length).toBeGreaterThan(Object.keys(mensajes).length / 2);
  for (const [clave, texto] of leidos) expect(Function(`return ${texto}`)(), clave).toBe(Reflect.get(mensajes, clave));
});
