import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CampoEscrito, CLAVES_ESPECIALES, SEGUNDOS_NOMBRES, TIPOS_ESCRITOS } from '../formularios/escrito.ts';
import { archivosDeData, catalogoDeData } from '../testing/catalogo-de-data.ts';
import { construirCatalogo } from './catalogo.ts';
import { datosDeArchivos } from './datos/datos-de-archivos.ts';
import { CLAVES_DE_REGLA } from './reglas/reglas.ts';
import { buscarResolucion } from './resolucion.ts';

const catalogo = catalogoDeData();
const { datos } = catalogo;
const supuestos = new Set(
  readFileSync(join(import.meta.dirname, '../../../../docs/assumptions.md'), 'utf8').match(/^\| (S-\d+)/gm),
);

const citados = (valor: unknown): string[] => {
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([clave, v]) => (clave === 'supuesto' ? [`| ${String(v)}`] : citados(v)));
};
const campos = (fields: readonly CampoEscrito[]): CampoEscrito[] => fields.flatMap((c) => [c, ...campos(c.fields)]);
const todosLosCampos = datos.formularios.flatMap((f) => campos(f.fields));

describe('las tarifas', () => {
  test('hay una resolución y solo una para cada día desde 2015', () => {
    for (let dia = Date.UTC(2015, 0, 1); dia <= Date.UTC(2027, 0, 1); dia += 86_400_000) {
      const fecha = new Date(dia).toISOString().slice(0, 10);
      const vigentes = catalogo.resoluciones.filter(
        (r) => r.vigente_desde <= fecha && (r.vigente_hasta ?? '9999') >= fecha,
      );
      expect(vigentes.length, fecha).toBe(1);
    }
    expect(buscarResolucion(catalogo.resoluciones, '2014-12-31')).toBeUndefined();
    expect(catalogo.resoluciones.filter((r) => r.vigente_hasta === null)).toHaveLength(1);
  });

  test('los dos valores verificados son los publicados', () => {
    const de = (fecha: string) => buscarResolucion(catalogo.resoluciones, fecha);
    expect(de('2019-10-01')).toMatchObject({ unidad_referencial: '26000.00', honorario_minimo: '6500.00' });
    expect(de('2021-10-01')).toMatchObject({ unidad_referencial: '58000.00', factor_correccion: '2900' });
    for (const fecha of ['2019-10-01', '2021-10-01']) {
      expect(de(fecha)?.fuentes.unidad_referencial).toHaveProperty('norma');
    }
  });

  test('todo supuesto citado está en docs/assumptions.md', () => {
    const ids = [...new Set(citados(archivosDeData()))];
    expect(ids.length).toBeGreaterThan(15);
    expect(ids.filter((id) => !supuestos.has(id))).toEqual([]);
  });

  test('una cifra sin fuente, sin comillas o que falta se dice con su lugar', () => {
    const archivos = structuredClone(archivosDeData()) as Record<string, unknown>;
    const tabla = archivos['tablas/2015.json'] as Record<string, Record<string, unknown>>;
    delete tabla.escala?.supuesto;
    const tarifas = tabla.tarifas as Record<string, Record<string, unknown>>;
    tarifas['civil.estado_obra'] = { supuesto: 'S-38', porcentaje: 20 };
    delete tarifas['civil.medicion']?.ur_por_planta;
    const catalogoMalo = construirCatalogo(datosDeArchivos(archivos).datos);
    const motivos = catalogoMalo.ok ? [] : catalogoMalo.problema.map((p) => `${p.ruta}: ${p.motivo}`);
    expect(motivos).toContain('resoluciones.0.tabla.escala: falta la fuente: "norma" o "supuesto" (S-nn)');
    expect(motivos).toContain(
      'resoluciones.0.tabla.tarifas.civil.estado_obra.porcentaje: debe ser un número entre comillas, con punto decimal',
    );
    expect(motivos).toContain('resoluciones.0.tabla.tarifas.civil.medicion.ur_por_planta: falta');
  });
});

describe('las tareas', () => {
  test('hay al menos 35 tareas de segmento sobre todas las reglas y 30 nombres de tarea [FRM-004]', () => {
    expect(datos.segmento_tareas.length).toBeGreaterThanOrEqual(35);
    expect(datos.tareas.length).toBeGreaterThanOrEqual(30);
    expect(new Set(datos.segmento_tareas.map((t) => t.regla))).toEqual(new Set(CLAVES_DE_REGLA));
    expect(new Set(datos.segmento_tareas.map((t) => t.segmento.key)).size).toBe(4);
  });

  test('una sola tarea admite varias unidades y una sola resuelve el faltante', () => {
    expect(datos.segmento_tareas.filter((t) => t.permite_varias_unidades).map((t) => t.clave)).toEqual([
      'electricidad.inspeccion_y_ensayo',
    ]);
    expect(datos.segmento_tareas.filter((t) => t.resuelve_faltante).map((t) => t.segmento.key)).toEqual(['civil']);
  });

  test('cada formulario se usa', () => {
    const usados = new Set(datos.segmento_tareas.map((t) => t.formulario_id));
    expect(datos.formularios.filter((f) => !usados.has(f.id)).map((f) => f.key)).toEqual([]);
  });

  test('los rubros: tres con coeficiente, dos eléctricos, uno sin categoría y dos solo manuales', () => {
    const activos = datos.rubros.filter((r) => r.activo);
    expect(activos.filter((r) => r.muestra_coeficiente).map((r) => r.segmento?.key)).toEqual(Array(3).fill('civil'));
    expect(activos.filter((r) => r.es_electrico).map((r) => r.segmento?.key)).toEqual(Array(2).fill('electricidad'));
    expect(activos.filter((r) => r.oculta_categoria).map((r) => r.segmento?.key)).toEqual(['gas']);
    expect(activos.filter((r) => r.segmento === null)).toHaveLength(2);
  });

  test('un rubro que muestra un coeficiente que no se aplica, o al revés, se dice', () => {
    const { datos: cambiados } = datosDeArchivos(archivosDeData());
    cambiados.rubros = (cambiados.rubros as Record<string, unknown>[]).map((r) => ({
      ...r,
      muestra_coeficiente: !r.muestra_coeficiente,
    }));
    const malo = construirCatalogo(cambiados);
    const problemas = malo.ok ? [] : malo.problema.map((p) => `${p.ruta}: ${p.motivo}`);
    expect(problemas).toHaveLength(datos.rubros.length);
    expect(problemas[0]).toBe('rubros.obra_civil.muestra_coeficiente: debe ser true, según el segmento del rubro');
  });

  test('electromecánico tiene una sola categoría y gas ninguna', () => {
    expect(catalogo.categorias.get('electromecanico')).toHaveLength(1);
    expect(catalogo.categorias.get('gas')).toEqual([]);
    expect(datos.categorias.some((c) => c.general)).toBe(true);
    expect(datos.categorias.some((c) => !c.activa)).toBe(true);
  });
});

describe('los formularios', () => {
  test('entre todos usan cada tipo de campo y cada segundo nombre [FRM-005]', () => {
    const tipos = new Set<string>(todosLosCampos.map((c) => c.type));
    const esperados = [...TIPOS_ESCRITOS, ...Object.keys(SEGUNDOS_NOMBRES)];
    expect(esperados.filter((t) => !tipos.has(t))).toEqual([]);
  });

  test('entre todos usan cada clave especial, cada validación y las interacciones [FRM-006]', () => {
    const claves = new Set(todosLosCampos.map((c) => c.key));
    expect([...CLAVES_ESPECIALES, 'items'].filter((k) => !claves.has(k))).toEqual([]);
    const validaciones = new Set(todosLosCampos.flatMap((c) => c.validaciones.map((v) => v.key)));
    expect(validaciones).toEqual(new Set(['required', 'min', 'max', 'range']));
    const deFormulario = new Set(datos.formularios.flatMap((f) => f.validaciones.map((v) => v.key)));
    expect(deFormulario).toEqual(new Set(['menor_o_igual', 'mayor_o_igual']));
    expect(datos.formularios.some((f) => f.interacciones.length > 0)).toBe(true);
  });
});

describe('los datos mal escritos', () => {
  test('vacíos, de otra forma o con referencias rotas: problemas con su lugar, nunca una excepción', () => {
    for (const malo of [undefined, null, 7, [], {}, { segmentos: {} }, { resoluciones: [null], tareas: 'x' }]) {
      expect(construirCatalogo(malo).ok).toBe(false);
    }
    const rotos = datosDeArchivos(archivosDeData()).datos;
    rotos.segmento_tareas = [{ id: 1, segmento: 'naval', tarea: 'nada', formulario_id: 999, regla: 'magia' }];
    const catalogoRoto = construirCatalogo(rotos);
    const rutas = catalogoRoto.ok ? [] : catalogoRoto.problema.map((p) => p.ruta);
    expect(rutas).toEqual(
      expect.arrayContaining([
        'segmento_tareas.0.segmento',
        'segmento_tareas.0.tarea',
        'segmento_tareas.0.regla',
        'segmento_tareas.0.requiere',
      ]),
    );
  });
});
