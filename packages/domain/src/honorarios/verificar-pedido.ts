import type { Decimal } from '../importes/decimal.ts';
import type { Problema } from '../resultado/problema.ts';
import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import { type Catalogo, problemaDeTarifa, resolucionDe } from './catalogo.ts';
import type { CodigoDeHonorarios } from './codigos.ts';
import { type Coeficiente, leerCoeficiente } from './coeficiente.ts';
import type { Categoria } from './datos/datos-del-catalogo.ts';
import type { PedidoDeCalculo } from './honorario.ts';
import { UNO } from './paso.ts';
import type { ResolucionEnUso } from './resolucion-en-uso.ts';

export type CategoriaAplicada = { categoria: Categoria; factor: Decimal };
export type Encabezado = {
  resolucion: ResolucionEnUso;
  coeficiente: Coeficiente;
  categoria: CategoriaAplicada | null;
};

type ProblemaDePedido = Problema<CodigoDeHonorarios>;

export const verificarPedido = (
  pedido: PedidoDeCalculo,
  catalogo: Catalogo,
): Resultado<Encabezado, ProblemaDePedido[]> => {
  const resolucion = resolucionDe(catalogo, pedido.fecha);
  const segmento = catalogo.segmentos.get(pedido.segmento);
  const coeficiente = leerCoeficiente(pedido.segmento, pedido.factor_coeficiente);
  const problemas: ProblemaDePedido[] = [];
  if (!resolucion) problemas.push(problemaDeTarifa(catalogo, pedido.fecha));
  if (!segmento) problemas.push({ codigo: 'segmento_desconocido', campo: 'segmento' });
  if (!coeficiente) problemas.push({ codigo: 'coeficiente_invalido', campo: 'factor_coeficiente' });
  if (!resolucion || !segmento) return fracaso(problemas);
  const categoria = leerCategoria(pedido, catalogo, resolucion);
  if (!categoria.ok) problemas.push(categoria.problema);
  return problemas.length > 0 || !coeficiente || !categoria.ok
    ? fracaso(problemas)
    : exito({ resolucion, coeficiente, categoria: categoria.valor });
};

const leerCategoria = (
  { segmento, categoria }: PedidoDeCalculo,
  { categorias }: Catalogo,
  { cifras }: ResolucionEnUso,
): Resultado<CategoriaAplicada | null, ProblemaDePedido> => {
  const opciones = categorias.get(segmento) ?? [];
  const elegida = categoria?.trim() ?? '';
  if (elegida === '') {
    return opciones.length === 0 ? exito(null) : fracaso({ codigo: 'categoria_requerida', campo: 'categoria' });
  }
  const hallada = opciones.find((c) => c.key === elegida);
  const factor = cifras.factores_categoria.valores.get(segmento)?.get(elegida);
  return hallada && factor
    ? exito({ categoria: hallada, factor })
    : fracaso({ codigo: 'categoria_desconocida', campo: 'categoria' });
};

export const factorDeCategoria = (categoria: CategoriaAplicada | null): Decimal => categoria?.factor ?? UNO;
