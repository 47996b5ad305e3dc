import { expect, test } from 'vitest';
import { zEnsayo, zExplicadoDeEnsayo } from './ensayos.schemas.ts';

const SUMA = { contratos: 1, antes: '1.00', ahora: '2.00', diferencia: '1.00', porcentaje: '100.00' };
const DE_ANTES = {
  ...{ id: 1, estado: 'terminado', version: 1, de_esta_version: true, desde: '2025-11-21', hasta: '2026-11-20' },
  ...{ total: 1, hechos: 1, pedido_por: 'Ana', creado_en: 'x', terminado_en: 'x', cancelado_por: null, quieto: false },
  resultado: {
    ...{ contratos: 1, comparados: SUMA, suben: 1, bajan: 0, iguales: 0, alcanza: SUMA, sin_ensayar: [], tramos: [] },
    ...{ rubros: [], tareas: [], mayores: [] },
  },
  archivos: [],
};

test('un ensayo que contesta la versión anterior se lee: es de un arancel', () => {
  const leido = zEnsayo.parse(DE_ANTES);
  expect([leido.de, leido.resultado?.partes, leido.resultado?.importados]).toEqual(['arancel', [], 0]);
});

test('sus dos cuentas también', () => {
  const cuenta = {
    ...{ fecha: '2026-05-04', segmento: 'civil', categoria: null, factor_coeficiente: '1', factor_correccion: '1' },
    ...{ unidad_referencial: '1.00', resolucion_id: 1, resolucion: 'Una', honorario: '1.00' },
    ...{ tareas_valores: [], mensajes: [], pasos: [] },
  };
  expect(zExplicadoDeEnsayo.parse({ antes: cuenta, ahora: cuenta }).de).toBe('arancel');
});
