import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  calcularHonorario,
  construirCatalogo,
  datosDeArchivos,
  itemsEstadoObra,
  resolucionDe,
  tablasDeTipoObra,
} from '@colega/domain/honorarios';
import { describe, expect, test } from 'vitest';
import { zRubro, zSegmentoCategoria, zSegmentoTarea, zTarea } from '../referencias/referencias.schemas.ts';
import {
  type ItemTipoObra,
  zCalculoHonorario,
  zFormulario,
  zItemEstadoObra,
  zPedidoDeCalculo,
  zTipoObras,
} from './honorarios.schemas.ts';

const CARPETA = join(import.meta.dirname, '../../../../data');
const rutas = readdirSync(CARPETA, { recursive: true, encoding: 'utf8' }).filter((r) => r.endsWith('.json'));
const archivos = rutas.map((r) => [r, JSON.parse(readFileSync(join(CARPETA, r), 'utf8'))]);
const construido = construirCatalogo(datosDeArchivos(Object.fromEntries(archivos)).datos);
if (!construido.ok) throw new Error(JSON.stringify(construido.problema));
const catalogo = construido.valor;
const { datos } = catalogo;
const resolucion = resolucionDe(catalogo, '2021-11-15');
if (!resolucion) throw new Error('no tariff');
const items = (lista: readonly ItemTipoObra[]): ItemTipoObra[] => lista.flatMap((i) => [i, ...items(i.items)]);
const tipoObras = { items: tablasDeTipoObra(datos.tipo_obras, resolucion.cifras) };

describe('los datos del colegio viajan como dice el contrato', () => {
  test('formularios, con todos los campos que se leyeron [FRM-005] [FRM-006]', () => {
    for (const formulario of datos.formularios) expect(zFormulario.parse(formulario)).toEqual(formulario);
  });

  test('rubros, categorías, tareas y tareas de segmento [FRM-004]', () => {
    for (const rubro of datos.rubros) zRubro.parse(rubro);
    for (const categoria of datos.categorias) zSegmentoCategoria.parse(categoria);
    for (const tarea of datos.tareas) zTarea.parse(tarea);
    for (const t of catalogo.tareas.values()) zSegmentoTarea.parse({ ...t, exige_acta_estado_obra: t.exige_acta });
  });

  test('tablas de tipo de obra: 1.2 sin subcategorías y los espejos de agua con su unidad [FRM-030] [FRM-031]', () => {
    expect(zTipoObras.parse(tipoObras)).toEqual(tipoObras);
    const todos = items(tipoObras.items.flatMap((t) => t.items));
    expect(todos.find((i) => i.key === '1.2')?.items).toEqual([]);
    const deAgua = todos.filter((i) => i.valores.unidades.join() === 'espejo_agua_m2').map((i) => i.key);
    expect(deAgua).toEqual(['1.6', '1.6.1', '1.6.2', '13.3.1']);
  });

  test('ítems del estado de obra, que suman 100', () => {
    const lista = itemsEstadoObra(datos.estado_obra, resolucion.cifras);
    for (const item of lista) zItemEstadoObra.parse(item);
    expect(lista).toHaveLength(25);
    expect(lista.reduce((suma, i) => suma + Number(i.incidencia), 0)).toBeCloseTo(100, 9);
  });

  test('un cálculo sale entero por el contrato [CAL-010] [CAL-011] [CAL-012]', () => {
    const medicion = datos.segmento_tareas.find((t) => t.clave === 'civil.medicion');
    const pedido = zPedidoDeCalculo.parse({
      fecha: '2021-11-15',
      segmento: 'civil',
      factor_coeficiente: 1.3,
      categoria: 'segunda',
      tareas_valores: [{ segmento_tarea: medicion?.id, parametros: { superficie: 120 } }],
    });
    const { categoria = null, ...resto } = pedido;
    const resultado = calcularHonorario({ ...resto, categoria }, catalogo);
    if (!resultado.ok) throw new Error(JSON.stringify(resultado.problema));
    const sinGuardar = { id: null, honorario_convenido: null, monto: null, tareas: null, documentacion: [] };
    const cuerpo = { ...resultado.valor, ...sinGuardar };
    expect(zCalculoHonorario.parse(cuerpo)).toEqual(cuerpo);
  });
});
