import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diaDelColegio, diasEntre, esFecha, formatFecha, horaDelColegio, parseFecha, sumarDias } from './index.ts';

test.each([
  ['15/03/2026', '2026-03-15'],
  ['5-3-2026', '2026-03-05'],
  ['29/02/2024', '2024-02-29'],
])('lee %s como %s [CON-002]', (texto, esperado) => {
  expect(parseFecha(texto)).toBe(esperado);
});

test.each(['29/02/2025', '31/04/2026', '15/13/2026', '2026-03-15', '15/03/26', ''])('rechaza %s', (texto) => {
  expect(parseFecha(texto)).toBeNull();
});

test('reconoce solo días que existen', () => {
  expect(esFecha('2026-02-28')).toBe(true);
  expect(esFecha('2026-02-30')).toBe(false);
  expect(esFecha('2026-2-3')).toBe(false);
});

test('muestra DD/MM/AAAA [LIS-024]', () => {
  expect(formatFecha('2026-03-05')).toBe('05/03/2026');
});

test('sumar y contar días son inversos', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (dias) => {
      expect(diasEntre('2026-03-15', sumarDias('2026-03-15', dias))).toBe(dias);
    }),
  );
});

test('el día y la hora del Colegio son los de Buenos Aires, a cualquier hora y en cualquier época del año', () => {
  const enBuenosAires = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'America/Argentina/Buenos_Aires',
  });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2009-04-01'), max: new Date('2040-12-31'), noInvalidDate: true }),
      (instante) => {
        expect(`${diaDelColegio(instante)} ${horaDelColegio(instante)}`).toBe(enBuenosAires.format(instante));
      },
    ),
    { numRuns: 500 },
  );
  expect(diaDelColegio(new Date('2026-11-24T02:59:59.999Z'))).toBe('2026-11-23');
  expect(diaDelColegio(new Date('2026-11-24T03:00:00Z'))).toBe('2026-11-24');
});
