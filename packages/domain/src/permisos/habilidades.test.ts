import { expect, test } from 'vitest';
import { CONTEXTOS, HABILIDADES, habilidadesDe } from './index.ts';

const CON_TODAS = {
  permite_cambio_estado: true,
  permite_ejercicio_profesional: true,
  permite_liquidar_matricula: true,
  permite_ddjj: true,
};

test('los contextos son tres [SES-053]', () => {
  expect(CONTEXTOS).toEqual(['autogestion', 'operador_consejo', 'operador_distrital']);
});

test('con autogestión y sin bloqueos puede todo [SES-055, SES-056]', () => {
  expect([...habilidadesDe(['autogestion'], CON_TODAS)]).toEqual([...HABILIDADES]);
});

test('sin autogestión no puede nada [SES-055]', () => {
  expect(habilidadesDe(['operador_consejo'], CON_TODAS).size).toBe(0);
});

test('los bloqueos quitan Ejercicio y LiquidarMatricula [SES-058, SES-059, SES-060]', () => {
  const sin = habilidadesDe(['autogestion'], {
    ...CON_TODAS,
    permite_ejercicio_profesional: false,
    permite_liquidar_matricula: false,
  });
  expect(sin.has('Ejercicio')).toBe(false);
  expect(sin.has('LiquidarMatricula')).toBe(false);
});

test('permite_ddjj y permite_cambio_estado no tienen efecto [SES-061]', () => {
  const habilidades = habilidadesDe(['autogestion'], {
    ...CON_TODAS,
    permite_ddjj: false,
    permite_cambio_estado: false,
  });
  expect([...habilidades]).toEqual([...HABILIDADES]);
});
