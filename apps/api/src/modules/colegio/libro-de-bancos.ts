import type { AjustesDelColegio } from '@colega/contract/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import type { PedidoDeAjuste } from './cambiar-ajuste.ts';

type CodigoDeBanco = { clave: string; codigo: string; nombre: string; vigente_desde: Fecha };

/** What money knows of the college's banks: it is a floor above, and gives it. */
export type LibroDeBancos = {
  columnas: AjustesDelColegio['columnas_conocidas'];
  /** By which others put money in a bank: none of them is one. */
  reservadas: readonly string[];
  leerCuentas(db: Db): Promise<(clave: string, dia: Fecha) => { codigo: string; nombre: string }>;
  darCodigo(trx: Db, cuenta: CodigoDeBanco, dicho: Pick<PedidoDeAjuste, 'autor' | 'ahora'>): Promise<void>;
};
