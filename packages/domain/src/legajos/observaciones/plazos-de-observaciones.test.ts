import { expect, test } from 'vitest';
import { plazosDeObservaciones } from './plazos-de-observaciones.ts';

// 20/11/2026 is a Friday; the 23rd a holiday here.
const CREADA = '2026-11-20T15:00:00Z';
const reloj = (hoy: string) => ({
  hoy,
  feriados: new Set(['2026-11-23']),
  dias: { matriculado: 3, colegio: 2 },
  diaDe: (momento: string) => momento.slice(0, 10),
});
const hecho = (accion: 'corregir' | 'responder' | 'reabrir' | 'retirar' | 'aceptar', dia: number) => ({
  accion,
  cuando: `2026-11-${dia}T15:00:00Z`,
});
const abierta = { estado: 'abierta', creada_en: CREADA, respondida_en: null, hilo: [] } as const;
const respondidaEl = (dia: number) => ({ ...abierta, estado: 'respondida', hilo: [hecho('responder', dia)] }) as const;

test('la abierta espera a su matriculado desde que se hizo, sin contar feriados ni fines de semana', () => {
  expect(plazosDeObservaciones([abierta], reloj('2026-11-24'))).toEqual([
    { de: 'matriculado', estado: 'en_termino', edad: 1, vence: '2026-11-26', texto: 'Vence en 2 días hábiles' },
  ]);
  expect(plazosDeObservaciones([abierta], reloj('2026-11-27'))[0]).toMatchObject({
    ...{ estado: 'vencido', texto: 'Vencido hace 1 día hábil' },
  });
});

test('la que el Colegio volvió a abrir tiene su plazo entero de nuevo', () => {
  const otraVez = { ...abierta, hilo: [hecho('responder', 24), hecho('reabrir', 25)] };
  expect(plazosDeObservaciones([otraVez], reloj('2026-11-25'))[0]).toMatchObject({ vence: '2026-11-30', edad: 0 });
});

test('lo respondido no corre para el Colegio mientras quede una abierta, y después corre desde la última', () => {
  const primera = respondidaEl(24);
  expect(plazosDeObservaciones([primera, abierta], reloj('2026-11-25'))).toMatchObject([null, { de: 'matriculado' }]);
  const volvieron = plazosDeObservaciones([primera, respondidaEl(26)], reloj('2026-11-26'));
  expect(volvieron.map((plazo) => [plazo?.de, plazo?.vence])).toEqual([
    ['colegio', '2026-11-30'],
    ['colegio', '2026-11-30'],
  ]);
});

test('también vuelve cuando el Colegio retira la última abierta; retirar una ya respondida no mueve el plazo', () => {
  const retiradaAbierta = { ...abierta, estado: 'retirada', hilo: [hecho('retirar', 25)] } as const;
  expect(plazosDeObservaciones([respondidaEl(24), retiradaAbierta], reloj('2026-11-25'))[0]?.vence).toBe('2026-11-27');
  const yaRespondida = { ...retiradaAbierta, hilo: [hecho('responder', 24), hecho('retirar', 26)] };
  expect(plazosDeObservaciones([respondidaEl(24), yaRespondida], reloj('2026-11-26'))[0]?.vence).toBe('2026-11-26');
});

test('una respuesta de antes de que hubiera hilos corre desde que se dio, y con otra abierta espera', () => {
  const deAntes = { ...abierta, estado: 'respondida', respondida_en: '2026-11-24T15:00:00Z' } as const;
  expect(plazosDeObservaciones([deAntes], reloj('2026-11-24'))[0]).toMatchObject({
    de: 'colegio',
    vence: '2026-11-26',
  });
  expect(plazosDeObservaciones([deAntes, abierta], reloj('2026-11-24'))[0]).toBeNull();
});

test('la aceptada y la retirada no esperan a nadie', () => {
  const aceptada = { ...respondidaEl(24), estado: 'aceptada' } as const;
  expect(plazosDeObservaciones([aceptada], reloj('2026-11-25'))).toEqual([null]);
});
