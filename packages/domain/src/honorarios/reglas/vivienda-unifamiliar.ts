import type { Parametros } from '../../formularios/formulario.ts';
import { Decimal } from '../../importes/decimal.ts';
import { honorarioDeEscala } from '../obra/honorario-de-escala.ts';
import { montoDeObra } from '../obra/monto-de-obra.ts';
import { leerReparto, repartir } from '../obra/reparto.ts';
import { categoriaDeVivienda } from '../obra/vivienda-unifamiliar.ts';
import { CERO, cifra } from '../paso.ts';
import { decimalDe, estaMarcado, filasDe, grupoDe, textoDe } from './leer-parametros.ts';
import type { Regla } from './regla.ts';

/** FRM-037, FRM-038: the eight items give the category, and the category the coefficient. */
export const viviendaUnifamiliar: Regla = (tarifa, tabla) => {
  const partes = leerReparto(tarifa, tabla);
  return (caso) => {
    const items = grupoDe(caso.parametros, 'items');
    const { codigo, descripcion } = categoriaDeVivienda(items, tabla);
    const renglones = filasDe(caso.parametros, 'superficies').map((fila) => ({
      codigo,
      cantidad: decimalDe(fila, 'cantidad'),
      unidad: textoDe(fila, 'tipo_superficie'),
    }));
    const base = honorarioDeEscala(montoDeObra(renglones, caso), tabla.escala, caso);
    return {
      partes: repartir(base, partes, tabla.repartos.fuente),
      mensajes: [`Vivienda unifamiliar: ${descripcion} (${codigo}).`, ...aviso(items, renglones)],
    };
  };
};

const LIMITE_DEL_ITEM_6 = new Decimal(150);

/** Item 6 says that the house has more than 150 m², which its surfaces may contradict. */
const aviso = (items: Parametros, renglones: readonly { cantidad: Decimal }[]): string[] => {
  const total = renglones.reduce((suma, r) => suma.plus(r.cantidad), CERO);
  if (estaMarcado(items, 'item_6') === total.gt(LIMITE_DEL_ITEM_6)) return [];
  return [`Revisá el ítem "Más de 150 m² en total": las superficies cargadas suman ${cifra(total)} m².`];
};
