import { expect, test } from 'vitest';
import { calculoGuardado, detalle, legajoGuardado } from '../../testing/guardado.ts';
import { borradorDeLegajo } from '../borrador/borrador-de-legajo.ts';
import { abrirAutomatico, abrirManual } from './abrir-legajo.ts';
import { crearOtroIgualAutomatico, crearOtroIgualManual } from './otro-igual.ts';

const HOY = '2026-11-27';
const legajo = legajoGuardado();

test('otro igual tiene todo menos fechas, lugar y montos, y es de hoy por un año', () => {
  const deAntes = abrirAutomatico(legajo, detalle(), calculoGuardado());
  const { origen, ubicacion } = borradorDeLegajo();
  expect(crearOtroIgualAutomatico(legajo, detalle(), calculoGuardado(), HOY)).toEqual({
    ...deAntes,
    ...{ origen, ubicacion, calculo: null, generado: null, honorario_convenido: '' },
    ...{ fecha: HOY, vencimiento: '2027-11-27' },
    contrato: { ...deAntes.contrato, observaciones: '' },
  });
  expect(deAntes.tareas).not.toEqual([]);
  expect(deAntes.comitentes).not.toEqual([]);
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
