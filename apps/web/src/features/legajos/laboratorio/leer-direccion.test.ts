import { borradorDelLaboratorio, contextoDelLaboratorio } from '@colega/asistentes/legajos';
import { construirCatalogo, leerPublicado } from '@colega/domain/honorarios';
import { expect, test } from 'vitest';
import { catalogoPublicado } from '../../../testing/catalogo-publicado.ts';
import { escribirDireccion } from './leer-direccion.ts';

const DIA = '2026-03-15';

test('[S-940] lo que no entra en una dirección no se escribe a medias: no hay enlace', () => {
  const catalogo = construirCatalogo(leerPublicado(catalogoPublicado()));
  if (!catalogo.ok) throw new Error('the data do not hold');
  const contexto = contextoDelLaboratorio(catalogo.valor, DIA);
  const [tarea] = contexto.tareas;
  const escribir = (texto: string) => {
    const tareas = [
      {
        segmento_tarea: tarea?.id ?? 0,
        parametros: { observaciones: texto },
        validez: 'sin_validar' as const,
        mensajes: [],
      },
    ];
    const borrador = { ...borradorDelLaboratorio(DIA), rubro_id: 1, tareas };
    return escribirDireccion(borrador, { fecha: DIA, factor_coeficiente: '1.3' }, contexto);
  };
  expect(Object.keys(escribir('corto'))).toEqual(['c', 'con']);
  expect(escribir('x'.repeat(7_000))).toEqual({});
});
