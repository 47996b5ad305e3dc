import { crearCampo, type Formulario } from '@colega/domain/formularios';
import { expect, test } from 'vitest';
import type { Recorrido } from '../../asistente/paso-de-asistente.ts';
import { calculoGuardado, detalle, legajoGuardado } from '../../testing/guardado.ts';
import { borradorDeLegajo } from '../borrador/borrador-de-legajo.ts';
import { pasosDelManual } from '../manual/pasos.ts';
import { abrirAutomatico, abrirManual } from './abrir-legajo.ts';
import { crearOtroIgualAutomatico, crearOtroIgualManual, type FormularioDe, recorrerOtroIgual } from './otro-igual.ts';

const HOY = '2026-11-27';
const legajo = legajoGuardado();
const formulario = (): Formulario => ({
  ...{ id: 10, nombre: 'Monto declarado', reglas: [], interacciones: [] },
  campos: [
    crearCampo('cantidad', 'Cantidad', 'entero'),
    crearCampo('monto', 'Monto de la obra', 'decimal', { unidad: '$' }),
  ],
});

test('otro igual tiene todo menos fechas, lugar y montos, y es de hoy por un año', () => {
  const deAntes = abrirAutomatico(legajo, detalle(), calculoGuardado());
  const { origen, ubicacion } = borradorDeLegajo();
  expect(
    crearOtroIgualAutomatico(legajo, detalle(), calculoGuardado(), { hoy: HOY, formularioDe: () => formulario() }),
  ).toEqual({
    ...deAntes,
    ...{ origen, ubicacion, calculo: null, generado: null, honorario_convenido: '' },
    ...{ fecha: HOY, vencimiento: '2027-11-27', tarea_activa: deAntes.tareas[0]?.segmento_tarea },
    contrato: { ...deAntes.contrato, observaciones: '' },
  });
  expect(deAntes.tareas).not.toEqual([]);
  expect(deAntes.comitentes).not.toEqual([]);
});

test('una tarea que se cobra por el monto de la obra llega sin él, y sin el acta de aquella obra [S-883]', () => {
  const calculo = calculoGuardado();
  const [tarea] = calculo.tareas_valores;
  const acta = { estado_obra: {}, porcentaje_faltante_total: '40', responsable_faltante_obra: null };
  const parametros = { cantidad: '4', monto: '1000000', acta_estado_obra: { ...acta, tarea_faltante_obra: null } };
  const conMonto = { ...calculo, tareas_valores: tarea ? [{ ...tarea, parametros }] : [] };
  const otro = (formularioDe: FormularioDe) =>
    crearOtroIgualAutomatico(legajo, detalle(), conMonto, { hoy: HOY, formularioDe });
  expect(abrirAutomatico(legajo, detalle(), conMonto).acta).not.toBeNull();
  const nuevo = otro((id) => (id === 10 ? formulario() : undefined));
  expect([nuevo.acta, nuevo.tareas[0]?.parametros]).toEqual([null, { cantidad: '4', monto: '' }]);
  expect(otro(() => undefined).tareas[0]?.parametros).toEqual({});
});

test('el manual, con sus tareas sin importe', () => {
  const suyo = detalle({ tipo_calculo: 'manual' });
  const { filas } = crearOtroIgualManual(legajo, suyo, HOY);
  const deAntes = abrirManual(legajo, suyo).filas;
  expect(deAntes.some(({ monto }) => monto !== '')).toBe(true);
  expect(filas).toEqual(deAntes.map(({ tarea_id }) => ({ tarea_id, monto: '' })));
});

test('un 29 de febrero, el año termina en un día que existe', () => {
  expect(crearOtroIgualManual(legajo, detalle({ tipo_calculo: 'manual' }), '2028-02-29').vencimiento).toBe(
    '2029-02-28',
  );
});

test('empieza en TAREAS, con DATOS a la vista; si algo de DATOS ya no se ofrece, empieza ahí [S-859]', () => {
  const otro = crearOtroIgualManual(legajo, detalle({ tipo_calculo: 'manual' }), HOY);
  const hay = (id: number | null) => [{ id: id ?? 0 }];
  const sabido = {
    matriculas: hay(otro.matricula_id),
    rubros: hay(otro.rubro_id),
    modalidades: hay(otro.modalidad_id),
  };
  const recorrer = (cambios: Partial<typeof sabido> = {}, guardado: Recorrido | null = null) =>
    recorrerOtroIgual(pasosDelManual, otro, { ...sabido, ...cambios })(guardado);
  expect(recorrer()).toEqual({ actual: 'tareas', visitados: ['datos', 'tareas'], completos: ['datos'], conError: [] });
  for (const lista of ['matriculas', 'rubros', 'modalidades']) expect(recorrer({ [lista]: [] }).actual).toBe('datos');
  const guardado = { actual: 'contrato', visitados: ['contrato'], completos: [], conError: [] };
  expect(recorrer({}, guardado)).toBe(guardado);
});
