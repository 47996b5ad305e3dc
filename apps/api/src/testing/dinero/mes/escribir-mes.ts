import { escribirAlBanco } from './al-banco.ts';
import { escribirArqueos } from './arqueos-del-mes.ts';
import { escribirDeNadie } from './de-nadie.ts';
import { escribirDevoluciones, escribirSaldos } from './devoluciones.ts';
import { escribirEnLinea, sembrarEnPaginas } from './en-linea.ts';
import {
  type ArqueosDelMes,
  CLASES_DE_CAJA,
  type ClaseDeCaja,
  type MesEscrito,
  PAGINAS_DEL_MES,
  type PaginaDelMes,
} from './mes-escrito.ts';
import type { PlumaDelMes } from './pluma.ts';
import { escribirEnLaCaja } from './por-caja.ts';
import { escribirPorCodigo } from './por-codigo.ts';

const PUERTAS = ['codigo_barra', 'redLink', ...PAGINAS_DEL_MES, 'de_nadie', 'impago', ...CLASES_DE_CAJA] as const;
type PuertaDelMes = (typeof PUERTAS)[number];

/** Of a hundred payments. */
const PESOS: Readonly<Record<PuertaDelMes, number>> = {
  ...{ codigo_barra: 18, redLink: 13, online: 6, sipago: 6, net_pagos: 6, de_nadie: 5, impago: 2 },
  ...{ efectivo: 9, con_vuelto: 7, varios_medios: 6, varios_cupones: 4, cheque: 4, tarjeta: 4, transferencia: 8 },
  ...{ de_mas: 2, efectivo_deshecho: 1, transferencia_deshecha: 1 },
};
/** Each door once, and pages as many times as what may go wrong with them. */
const PRIMERAS = [...PUERTAS, ...Array.from({ length: 4 }, () => PAGINAS_DEL_MES).flat()];
const SORTEO = PUERTAS.flatMap((puerta) => Array.from({ length: PESOS[puerta] }, () => puerta));

const esDeCaja = (puerta: PuertaDelMes): puerta is ClaseDeCaja => CLASES_DE_CAJA.some((una) => una === puerta);

const esDePagina = (puerta: PuertaDelMes): puerta is PaginaDelMes => PAGINAS_DEL_MES.some((uno) => uno === puerta);

/** A payment of each technician by every door of the money, each door once at least. What goes wrong with it is sown later. */
export const escribirMes = (pluma: PlumaDelMes, cuantos: number): { mes: MesEscrito; arqueos: ArqueosDelMes } => {
  const { azar, dias } = pluma;
  const mes: MesEscrito = {
    ...{
      dias,
      caja: [],
      porCodigo: [],
      enLinea: [],
      deNadie: [],
      impagos: [],
      devoluciones: [],
      saldos: [],
      alBanco: [],
    },
  };
  const escribir = (puerta: PuertaDelMes, vez: number): void => {
    const dia = azar.entre(0, dias - 2);
    if (esDeCaja(puerta)) mes.caja.push(escribirEnLaCaja(pluma, puerta, dia));
    else if (esDePagina(puerta)) mes.enLinea.push(escribirEnLinea(pluma, puerta, { dia, vez }));
    else if (puerta === 'de_nadie') mes.deNadie.push(escribirDeNadie(pluma, dia, vez));
    else if (puerta === 'impago') mes.impagos.push(pluma.cupon(dia));
    else mes.porCodigo.push(escribirPorCodigo(pluma, puerta, { dia, vez }));
  };
  const veces = new Map<PuertaDelMes, number>();
  for (let i = 0; pluma.cuantos() < cuantos; i++) {
    const puerta = PRIMERAS[i] ?? azar.unoDe(SORTEO);
    const vez = veces.get(puerta) ?? 0;
    veces.set(puerta, vez + 1);
    escribir(puerta, vez);
  }
  mes.saldos = escribirSaldos(pluma, mes);
  mes.devoluciones = escribirDevoluciones(pluma, mes);
  sembrarEnPaginas(pluma, mes);
  const arqueos = escribirArqueos(pluma, mes);
  mes.alBanco = escribirAlBanco(pluma, mes, arqueos);
  return { mes, arqueos };
};
