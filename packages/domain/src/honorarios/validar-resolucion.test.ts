import { describe, expect, test } from 'vitest';
import { archivosDelTarifario, catalogoDelTarifario } from '../testing/tarifario.ts';
import { compararResoluciones } from './comparar-resoluciones.ts';
import type { Resolucion } from './resolucion.ts';
import { validarResolucion } from './validar-resolucion.ts';

const catalogo = catalogoDelTarifario();
const publicadas = catalogo.resoluciones;
const fuente = { norma: 'Res. 1/27' };
const tabla = archivosDelTarifario()['tablas/segunda.json'];
const nueva = (cambios: Partial<Record<keyof Resolucion, unknown>> = {}) => ({
  id: 4,
  nombre: 'Res. 1/27',
  vigente_desde: '2027-04-01',
  vigente_hasta: null,
  unidad_referencial: '80500.00',
  factor_correccion: '4025',
  honorario_minimo: '20125.00',
  fuentes: { unidad_referencial: fuente, factor_correccion: fuente, honorario_minimo: fuente },
  tabla,
  ...cambios,
});
const problemas = (cambios: Parameters<typeof nueva>[0]) => {
  const resultado = validarResolucion(nueva(cambios), publicadas, catalogo.datos);
  return resultado.ok ? [] : resultado.problema.map((p) => `${p.ruta}: ${p.motivo}`);
};

describe('publicar una resolución', () => {
  test('cierra la abierta el día anterior', () => {
    const resultado = validarResolucion(nueva(), publicadas, catalogo.datos);
    expect(resultado.ok && resultado.valor.cierra).toEqual({ id: 3, vigente_hasta: '2027-03-31' });
  });

  test.each([
    ['el mismo día que otra', { vigente_desde: '2022-04-01' }],
    ['hacia atrás', { vigente_desde: '2021-11-01' }],
    ['antes de todas', { vigente_desde: '2010-01-01', vigente_hasta: '2015-01-01' }],
  ])('no se superpone: %s', (_, cambios) => {
    expect(problemas(cambios).join()).toContain('se superpone con');
  });

  test('no deja un hueco detrás de una vigencia con fin', () => {
    const cerradas = publicadas.map((r) => ({ ...r, vigente_hasta: r.vigente_hasta ?? '2027-02-28' }));
    const resultado = validarResolucion(nueva(), cerradas, catalogo.datos);
    expect(!resultado.ok && resultado.problema.map((p) => p.motivo)).toEqual([
      'deja un hueco: debería empezar el 01/03/2027',
    ]);
  });

  test('no deja un hueco delante de la primera', () => {
    expect(problemas({ vigente_desde: '2010-01-01', vigente_hasta: '2014-11-30' }).join()).toContain('deja un hueco');
  });

  test('ni le faltan cifras', () => {
    const { tarifas, ...resto } = tabla as { tarifas: Record<string, unknown> };
    const { 'civil.proyecto': _, ...otras } = tarifas;
    expect(problemas({ tabla: { ...resto, tarifas: otras } })).toEqual(['tabla.tarifas.civil.proyecto: falta']);
    expect(problemas({ unidad_referencial: '0' })).toEqual(['unidad_referencial: debe ser mayor a 0']);
    expect(problemas({ honorario_minimo: undefined })[0]).toBe('honorario_minimo: falta');
    expect(problemas({ fuentes: {} }).join()).toContain('falta la fuente');
    expect(problemas({ tabla: {} }).length).toBeGreaterThan(5);
  });

  test('su nombre y su id son propios', () => {
    const [primera] = publicadas;
    expect(problemas({ nombre: primera?.nombre }).join()).toContain('ya hay una resolución');
    expect(problemas({ id: 3 }).join()).toContain('el id 3 está repetido');
  });
});

test('la comparación dice en castellano qué cambia', () => {
  const ultima = publicadas.at(-1);
  const resultado = validarResolucion(
    nueva({
      tabla: {
        ...(tabla as Record<string, unknown>),
        factores_categoria: {
          supuesto: 'S-51',
          valores: {
            civil: { primera: '1', segunda: '1.15', tercera: '1.2' },
            electromecanico: { industrial: '1' },
            electricidad: { nivel_1: '1.2', nivel_2: '1.1', nivel_3: '1' },
          },
        },
      },
    }),
    publicadas,
    catalogo.datos,
  );
  expect(ultima && resultado.ok && compararResoluciones(ultima, resultado.valor.resolucion)).toEqual([
    'Res. 1/27 rige desde el 01/04/2027, después de Valores de prueba de 2022.',
    'Unidad referencial: $\u00a070.000,00 → $\u00a080.500,00 (+15,00 %)',
    'Honorario mínimo por tarea: $\u00a017.500,00 → $\u00a020.125,00 (+15,00 %)',
    'Factor de corrección: 3500 → 4025',
    'factores_categoria › valores › civil › segunda: 1.1 → 1.15',
  ]);
});
