import { rutasDeAranceles } from '@colega/contract/honorarios';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';

export const CONSULTA_DE_ARANCELES = consulta(rutasDeAranceles.aranceles, {});
export const consultaDeResolucion = (id: number) => consulta(rutasDeAranceles.resolucionDelColegio, { params: { id } });
export const consultaDePreparacion = (id: number) => consulta(rutasDeAranceles.preparacion, { params: { id } });
export const consultaDeCambios = (id: number) => consulta(rutasDeAranceles.cambiosDePreparacion, { params: { id } });
