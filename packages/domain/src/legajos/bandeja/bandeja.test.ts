import { expect, test } from 'vitest';
import { diasHabilesEntre, sumarDias, sumarDiasHabiles } from '../../fechas/index.ts';
import { ampliacion, borrador, cumplido, detalle, situacion } from '../../testing/legajos/situaciones.ts';
import { COLAS, lugaresEnLaBandeja, NOMBRES_DE_COLAS } from './colas.ts';
import { plazoDeCola, primerDiaEnTermino } from './plazo-de-cola.ts';

const colas = (...[cambios]: Parameters<typeof situacion>) =>
  lugaresEnLaBandeja(situacion(cambios)).map(({ cola }) => cola);

const RESPONDIDA = { observacion_respondida: true } as const;
const VISADO = cumplido({ visado: true });

test.each([
  ['un borrador', { estado: 'borrador', detalles: [borrador()] }, []],
  [
    'un borrador especial',
    { estado: 'borrador', modalidad: { es_especial: true }, detalles: [borrador()] },
    ['confirmaciones_especiales'],
  ],
  [
    'uno especial incompleto',
    { estado: 'borrador', completo: false, modalidad: { es_especial: true }, detalles: [borrador()] },
    [],
  ],
  ['uno confirmado', {}, ['para_revisar', 'timbrados_externos']],
  [
    'uno timbrado que debe el CEP',
    { estado: 'timbrado', detalles: [detalle({ timbrado: 'externo' })] },
    ['para_revisar'],
  ],
  ['uno con una observación abierta', { observacion_abierta: true, detalles: [detalle({ timbrado: 'externo' })] }, []],
  ['uno que volvió', { ...RESPONDIDA, detalles: [cumplido()] }, ['volvieron']],
  ['uno que volvió, con otra abierta', { ...RESPONDIDA, observacion_abierta: true, detalles: [cumplido()] }, []],
  [
    'uno con el timbrado pago',
    { detalles: [detalle({ timbrado_pagado: true, cep_pagado: true })] },
    ['para_revisar', 'para_timbrar'],
  ],
  ['uno cumplido', { estado: 'timbrado', detalles: [cumplido()] }, ['listos_para_visar']],
  [
    'uno cumplido, con una ampliación en borrador',
    { estado: 'timbrado', detalles: [cumplido(), ampliacion({ estado: 'borrador' })] },
    ['para_revisar'],
  ],
  ['uno visado', { estado: 'visado', detalles: [VISADO] }, []],
  [
    'uno visado con una ampliación cumplida',
    { estado: 'visado', detalles: [VISADO, ampliacion({ cep_pagado: true, timbrado: 'interno' })] },
    ['listos_para_visar'],
  ],
  [
    'uno visado con una ampliación que debe',
    { estado: 'visado', detalles: [VISADO, ampliacion({ timbrado: 'interno' })] },
    ['para_revisar'],
  ],
  ['uno anulado', { estado: 'anulado' }, []],
  ['uno de franquicia', { modalidad: { franquicia: true, cep_exento: true } }, ['listos_para_visar']],
] as const)('%s espera donde corresponde', (_, cambios, esperado) => {
  expect(colas(cambios)).toEqual(esperado);
});

test('un timbrado se espera de ARBA desde el día siguiente al primero que se venció', () => {
  const detalles = [
    detalle({ vencimiento_timbrado: '2026-12-01' }),
    ampliacion({ vencimiento_timbrado: '2026-11-30' }),
  ];
  expect(lugaresEnLaBandeja(situacion({ detalles }))).toEqual([
    { cola: 'para_revisar', desde: null },
    { cola: 'timbrados_externos', desde: '2026-12-01' },
  ]);
});

test('cada cola tiene su nombre', () => {
  expect(new Set(Object.values(NOMBRES_DE_COLAS)).size).toBe(COLAS.length);
});

// 20/11 is a Friday; 23/11 a holiday here.
const FERIADOS = new Set(['2026-11-23', '2026-11-28']);

test.each([
  ['2026-11-20', { estado: 'en_termino', edad: 0, texto: 'Vence en 2 días hábiles' }],
  ['2026-11-23', { estado: 'en_termino', edad: 0, texto: 'Vence en 2 días hábiles' }],
  ['2026-11-24', { estado: 'en_termino', edad: 1, texto: 'Vence en 1 día hábil' }],
  ['2026-11-25', { estado: 'vence_hoy', edad: 2, texto: 'Vence hoy' }],
  ['2026-11-26', { estado: 'vencido', edad: 3, texto: 'Vencido hace 1 día hábil' }],
  ['2026-11-30', { estado: 'vencido', edad: 5, texto: 'Vencido hace 3 días hábiles' }],
])('lo que llegó el viernes 20, con dos días hábiles, el %s', (hoy, esperado) => {
  expect(plazoDeCola('2026-11-20', 2, hoy, FERIADOS)).toEqual({ ...esperado, vence: '2026-11-25' });
});

test('lo que llegó antes del primer día en término es lo vencido, y nada más', () => {
  for (let i = 0; i < 20; i += 1) {
    const hoy = sumarDias('2026-11-20', i);
    const primero = primerDiaEnTermino(3, hoy, FERIADOS);
    expect(plazoDeCola(primero, 3, hoy, FERIADOS).estado).not.toBe('vencido');
    expect(plazoDeCola(sumarDias(primero, -1), 3, hoy, FERIADOS).estado).toBe('vencido');
  }
});

test('contar días hábiles deshace sumarlos', () => {
  for (let dias = 1; dias < 40; dias += 1)
    expect(diasHabilesEntre('2026-11-05', sumarDiasHabiles('2026-11-05', dias, FERIADOS), FERIADOS)).toBe(dias);
  expect(diasHabilesEntre('2026-11-20', '2026-11-10', FERIADOS)).toBe(0);
});
