import { expect, test } from 'vitest';
import { presupuestoDeMuestra } from '../testing/documents/otros-de-muestra.ts';
import { cuerpoDePresupuesto } from './presupuesto.ts';

const { del_colegio: COBRADO } = presupuestoDeMuestra();
const [CEP, TIMBRADO] = COBRADO?.pasos ?? [];

/** With the CEP and the stamp charging that. */
const conImportes = (cep: string, timbrado: string) => {
  if (!CEP || !TIMBRADO) throw new Error('La muestra no cobra nada');
  const pasos = [
    { ...CEP, importe: cep },
    { ...TIMBRADO, importe: timbrado },
  ];
  const { del_colegio, condiciones } = cuerpoDePresupuesto(
    presupuestoDeMuestra({ del_colegio: { importe: '75000.00', pasos } }),
  );
  return { renglones: del_colegio?.renglones.map(({ texto }) => texto) ?? null, dicho: condiciones.join(' ') };
};

test.each([
  ['75000.00', '18000.00', 2, 'El CEP y el timbrado se pagan al Colegio'],
  ['75000.00', '0.00', 1, 'El CEP se paga al Colegio'],
  ['0.00', '75000.00', 1, 'El timbrado se paga al Colegio'],
])('de un CEP de %s y un timbrado de %s se dice lo que se cobra', (cep, timbrado, cuantos, frase) => {
  const { renglones, dicho } = conImportes(cep, timbrado);
  expect(renglones).toHaveLength(cuantos);
  expect(dicho).toContain(frase);
});

test('donde no se cobra nada, nada se dice de pagarlo', () => {
  const { renglones, dicho } = conImportes('0.00', '0.00');
  expect(renglones).toBeNull();
  expect(dicho).not.toContain('al Colegio cuando');
});
