import { legajoDeLista } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { expect, test } from 'vitest';
import { conocidosEn } from './use-comitentes-conocidos.ts';

const de = (cuit: string, apellido_nombre: string, locador = false) => ({ cuit, apellido_nombre, locador });
const PAZ = de('27000000001', 'PAZ ANA MARÍA');
const legajos = [
  legajoDeLista({ id: 9, comitentes: [PAZ, de('20000000009', 'LOCADOR', true)] }),
  legajoDeLista({ id: 8, comitentes: [de('30000000002', 'Constructora Núñez SA')] }),
  legajoDeLista({ id: 7, comitentes: [PAZ] }),
  ...['3', '4', '5', '6', '7'].map((n) =>
    legajoDeLista({ id: Number(n), comitentes: [de(`2000000000${n}`, `OTRO ${n}`)] }),
  ),
];
const cuits = (buscado = '', yaEstan: string[] = []) =>
  conocidosEn(legajos, new Set(yaEstan), buscado).map(({ cuit }) => cuit);

test('los seis últimos, cada uno una vez y de su último legajo; sin locadores ni los que ya están', () => {
  expect(cuits()).toEqual([PAZ.cuit, '30000000002', '20000000003', '20000000004', '20000000005', '20000000006']);
  expect(conocidosEn(legajos, new Set(), '')[0]).toEqual({
    ...{ cuit: PAZ.cuit, legajo_id: 9 },
    apellido_nombre: 'PAZ ANA MARÍA',
  });
  expect(cuits('', [PAZ.cuit])).not.toContain(PAZ.cuit);
});

test('se buscan por nombre, en cualquier orden y sin acentos, o por número', () => {
  expect(cuits('maria paz')).toEqual([PAZ.cuit]);
  expect(cuits('nunez')).toEqual(['30000000002']);
  expect(cuits('30-00000000-2')).toEqual(['30000000002']);
  expect(cuits('nadie')).toEqual([]);
});
