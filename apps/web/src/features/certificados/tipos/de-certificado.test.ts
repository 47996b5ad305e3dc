import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { camposDelTipo, TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { TIPOS_DE_CAMPO } from '@colega/domain/formularios';
import { componenteDe } from '@colega/web-kit/form/tipos/registro.ts';
import { expect, test } from 'vitest';
import { TIPOS_QUE_DIBUJA } from './de-certificado.ts';

const RAIZ = resolve(import.meta.dirname, '../../../../../..');
const DIBUJOS = ['packages/web-kit/src/form/tipos/*/*-campo.tsx', 'apps/web/src/features/*/tipos/*-campo.tsx'];
/** Of the kit's, its folder; of a feature's, its file. */
const tipoDe = (archivo: string): string => {
  const carpeta = basename(dirname(archivo));
  return carpeta === 'tipos' ? basename(archivo, '-campo.tsx') : carpeta;
};

test.each(TIPOS_DE_CERTIFICADO)('los campos de %s tienen todos su dibujo', (type) => {
  for (const campo of camposDelTipo(type)) expect(componenteDe(TIPOS_QUE_DIBUJA, campo)).toBeDefined();
});

test('cada tipo de campo se dibuja en un lugar, y en uno solo', () => {
  const dibujados = globSync(DIBUJOS, { cwd: RAIZ }).map(tipoDe);
  expect(dibujados.toSorted()).toEqual(TIPOS_DE_CAMPO.map((tipo) => tipo.replaceAll('_', '-')).toSorted());
});
