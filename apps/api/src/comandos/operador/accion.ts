import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import type { Autor, Momento } from '../../modules/auditoria/autor.ts';
import type { Pasarelas } from '../../modules/dinero/pasarelas/pasarela.ts';

export type ElColegio = Extract<Autor, { actor: 'colegio' }>;
/** `pasarelas` are the providers, for actions that ask them; `direccion` is the portal's, for the links that open it. */
export type Circunstancia = Momento & { autor: ElColegio; pasarelas: () => Promise<Pasarelas>; direccion: string };

export type OpcionDeAccion = { ejemplo: string; explica: string; opcional?: true };

export type AccionDeOperador<O extends string = string> = {
  resumen: string;
  /** Whoever signs it with `--como` needs this permission. */
  permiso: PermisoDelColegio;
  opciones: Readonly<Record<O, OpcionDeAccion>>;
  /** The district of its subject, when its options do not say it: null for the whole college. */
  distritoDe?(db: Db, valores: Readonly<Record<string, string>>): Promise<number | null>;
  hacer(db: Db, valores: Readonly<Record<O, string>>, circunstancia: Circunstancia): Promise<string>;
};

/** Keeps the names of the options in the type. An optional one that was not given is empty. */
export const accion = <O extends string>(definicion: AccionDeOperador<O>): AccionDeOperador =>
  definicion as unknown as AccionDeOperador;
