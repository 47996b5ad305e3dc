import type { ActoHecho } from '@colega/contract/perfil';
import type { Campo } from '@colega/domain/formularios';
import { crearCampo } from '@colega/domain/formularios';
import type { OpcionesDeLlamada } from '@colega/web-kit/lib/api/llamar.ts';

export type LoEscrito = Readonly<Record<string, string>>;

/** Something that the college does to a person: what is asked, and what it will do, said before. */
export type Acto = {
  titulo: string;
  consecuencias: readonly string[];
  campos: readonly Campo[];
  iniciales?: LoEscrito;
  /** Of each datum that is a locality, the name of the one there is. */
  localidades?: LoEscrito;
  confirmar: string;
  peligroso?: true;
  pedir: (valores: LoEscrito, opciones: OpcionesDeLlamada) => Promise<ActoHecho>;
};

type DeDato = { ayuda?: string; ejemplo?: string; largo?: number };

export const dato = (ruta: string, etiqueta: string, suyo: DeDato = {}): Campo =>
  crearCampo(ruta, etiqueta, 'texto', { requerido: true, ...suyo });
export const opcional = (ruta: string, etiqueta: string, suyo: DeDato = {}): Campo =>
  crearCampo(ruta, etiqueta, 'texto', suyo);
export const eleccion = (
  ruta: string,
  etiqueta: string,
  opciones: readonly { valor: string; etiqueta: string }[],
): Campo => crearCampo(ruta, etiqueta, 'lista', { requerido: true, opciones });
export const dia = (ruta: string, etiqueta: string, requerido: boolean): Campo =>
  crearCampo(ruta, etiqueta, 'fecha', requerido ? { requerido: true } : {});
export const monto = (ruta: string, etiqueta: string): Campo =>
  crearCampo(ruta, etiqueta, 'decimal', { requerido: true });

const motivo = (ayuda: string): Campo => dato('motivo', 'Motivo', { ayuda, largo: 500 });

export const MOTIVO = motivo('Queda en la auditoría, con tu nombre.');
/** Of what the person is told, with these words. */
export const MOTIVO_QUE_SE_LE_DICE = motivo('Queda en la auditoría, con tu nombre, y la persona lo lee tal cual.');
/** What follows from it. */
export const SE_LE_AVISA = 'Se le avisa en su portal y por correo, con el motivo tal como lo escribas.';
