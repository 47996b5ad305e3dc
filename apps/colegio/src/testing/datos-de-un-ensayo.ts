import type { ElQueCambia, Ensayo, ResultadoDeEnsayo } from '@colega/contract/honorarios';
import { type Honorario, TRAMOS_DE_VARIACION } from '@colega/domain/honorarios';

export const elQueCambia = (cambios: Partial<ElQueCambia> = {}): ElQueCambia => ({
  ...{ detalle_id: 31, numero_legajo: 1207, tipo_contrato: 'original', fecha: '2026-05-04', rubro: 'Obra civil' },
  ...{ antes: '100000.00', ahora: '150000.00', diferencia: '50000.00', porcentaje: '50.00' },
  ...cambios,
});

export const resultadoDeEnsayo = (cambios: Partial<ResultadoDeEnsayo> = {}): ResultadoDeEnsayo => ({
  contratos: 120,
  comparados: { contratos: 100, antes: '1000.00', ahora: '1120.00', diferencia: '120.00', porcentaje: '12.00' },
  ...{ importados: 0, suben: 90, bajan: 1, iguales: 9 },
  alcanza: { contratos: 5, antes: '50.00', ahora: '55.00', diferencia: '5.00', porcentaje: '10.00' },
  sin_ensayar: [
    { motivo: 'manual', contratos: 14 },
    { motivo: 'tarea_retirada', contratos: 1 },
  ],
  tramos: TRAMOS_DE_VARIACION.map((tramo) => ({
    tramo,
    contratos: { baja_hasta_5: 1, igual: 9, sube_hasta_25: 90 }[tramo as string] ?? 0,
  })),
  rubros: [
    {
      ...{ nombre: 'Obra civil', contratos: 100, antes: '1000.00', ahora: '1120.00' },
      ...{ diferencia: '120.00', porcentaje: '12.00' },
    },
  ],
  partes: [
    {
      ...{ nombre: 'Proyecto (Civil)', contratos: 100, antes: '1000.00', ahora: '1120.00' },
      ...{ diferencia: '120.00', porcentaje: '12.00' },
    },
  ],
  mayores: [
    elQueCambia(),
    elQueCambia({ detalle_id: 32, numero_legajo: 1310, porcentaje: '-3.00', ahora: '97000.00' }),
  ],
  ...cambios,
});

export const ensayo = (cambios: Partial<Ensayo> = {}): Ensayo => ({
  ...{ id: 9, de: 'arancel', estado: 'terminado', version: 3, de_esta_version: true },
  ...{ desde: '2025-11-29', hasta: '2026-11-28' },
  ...{ total: 120, hechos: 120, pedido_por: 'Julia Jara', creado_en: '2026-11-28T12:00:00.000Z' },
  ...{ terminado_en: '2026-11-28T12:01:00.000Z', cancelado_por: null, quieto: false },
  ...{ resultado: resultadoDeEnsayo(), archivos: [] },
  ...cambios,
});

export const enCurso = (cambios: Partial<Ensayo> = {}): Ensayo =>
  ensayo({ estado: 'corriendo', hechos: 30, terminado_en: null, resultado: null, ...cambios });

export const honorarioDeEnsayo = (importe: string, resolucion: string): Honorario => ({
  ...{ fecha: '2026-05-04', segmento: 'civil', categoria: null, factor_coeficiente: '1.2', factor_correccion: '1' },
  ...{ unidad_referencial: '58000.00', resolucion_id: 4, resolucion, honorario: importe },
  ...{ tareas_valores: [], mensajes: [] },
  pasos: [{ regla: 'tarea', texto: 'Proyecto', importe, forma: 'suma', fuente: { norma: resolucion }, pasos: [] }],
});
