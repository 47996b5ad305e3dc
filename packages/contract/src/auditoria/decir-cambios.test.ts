import { formatImporte } from '@colega/domain/importes';
import { expect, test } from 'vitest';
import { ENTIDADES_DE_AUDITORIA } from './auditoria.schemas.ts';
import { type CambioDicho, decirCambios } from './decir-cambios.ts';
import { nombreDeEntidad, nombreDeHecho } from './nombres-de-hechos.ts';

const dicho = (desde: unknown, hasta: unknown): string[] =>
  decirCambios(desde, hasta).map(
    ({ dato, antes, ahora }: CambioDicho) => `${dato}: ${antes ?? 'nada'} → ${ahora ?? 'nada'}`,
  );

test('dice cada dato que cambió, lo de antes y lo de ahora, y calla los que siguen igual', () => {
  expect(dicho({ email: 'a@example.com', nombre: 'Ana' }, { email: 'b@example.com', nombre: 'Ana' })).toEqual([
    'Correo: a@example.com → b@example.com',
  ]);
  expect(dicho({ hasta: null }, { hasta: '2026-12-31' })).toEqual(['Vale hasta: nada → 31/12/2026']);
  expect(dicho({ roles: ['mesa', 'visado'] }, null)).toEqual(['Roles: Mesa de entradas, Visado → nada']);
  expect(dicho(null, { importe: '15000.50', pago_parcial: true })).toEqual([
    `Importe: nada → ${formatImporte('15000.5')}`,
    'Pago parcial: nada → Sí',
  ]);
});

test('lo que tiene otras cosas adentro se dice por su lugar, sin llaves ni comillas', () => {
  const telefonos = (numero: string) => ({ telefonos: [{ tipo: 'celular', numero }] });
  expect(dicho(telefonos('221 1'), telefonos('221 2'))).toEqual(['Teléfonos · 1 · Número: 221 1 → 221 2']);
  expect(dicho(null, { contrato: { fecha: '2026-01-02', factor: null } })).toEqual([
    'Contrato · Fecha: nada → 02/01/2026',
  ]);
  for (const raro of [null, [], {}, 7, 'suelto', [[1]], { a: {} }])
    expect(dicho(raro, raro), JSON.stringify(raro)).toEqual([]);
});

test('lo que se contó al cerrar se dice en pesos, con su motivo', () => {
  const arqueo = [{ medio: 'caja', esperado: '1000.00', contado: '989.50', motivo: 'Un vuelto de más' }];
  expect(dicho(null, { arqueo })).toEqual([
    'Arqueo · 1 · Medio: nada → caja',
    `Arqueo · 1 · Esperado: nada → ${formatImporte('1000')}`,
    `Arqueo · 1 · Contado: nada → ${formatImporte('989.5')}`,
    'Arqueo · 1 · Motivo: nada → Un vuelto de más',
  ]);
});

test('una edición se dice con las palabras de su pantalla', () => {
  const cambios = [{ campo: 'contrato.fecha', nombre: 'Fecha del contrato', antes: '', ahora: '02/01/2026' }];
  expect(dicho({ estado: 'observado', foto: { x: 1 } }, { estado: 'borrador', foto: { x: 2 }, cambios })).toEqual([
    'Estado: observado → borrador',
    'Fecha del contrato: nada → 02/01/2026',
  ]);
  const deUna = { campo: 'tareas', nombre: 'Superficie', de: 'Tarea Medición', antes: '150 m²', ahora: '180 m²' };
  const nueva = { campo: 'comitentes', nombre: 'Comitente', que: 'agregado', antes: '', ahora: 'GOMEZ LUIS' };
  expect(dicho({}, { cambios: [deUna, nueva] })).toEqual([
    'Tarea Medición · Superficie: 150 m² → 180 m²',
    'Comitente: nada → GOMEZ LUIS',
  ]);
});

test('cada hecho y cada cosa tienen su nombre, y los que nadie nombró se leen igual', () => {
  expect(nombreDeHecho('crear', 'legajo')).toBe('Legajo creado');
  expect(nombreDeHecho('crear', 'localidad')).toBe('Localidad agregada');
  expect(nombreDeHecho('toString', 'constructor')).toBe('ToString');
  expect(nombreDeHecho('publicar', 'resolucion')).toBe('Resolución publicada');
  expect(nombreDeHecho('algo_de_otro_dia', 'persona')).toBe('Algo de otro dia');
  expect(ENTIDADES_DE_AUDITORIA.map(nombreDeEntidad)).not.toContain('');
  expect(nombreDeEntidad('de_otro_dia')).toBe('De otro dia');
});
