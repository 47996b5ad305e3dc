import type { MedioDePago } from '@colega/domain/cupones';
import { esFecha, type Fecha } from '@colega/domain/fechas';
import { z } from 'zod';
import type { Cliente } from './cliente.ts';
import { horaDeSiro, parseHoraDeSiro } from './horas-de-siro.ts';
import { deCentavos } from './importes.ts';
import { type Cobranzas, type CobroDeCaja, FallaDePasarela } from './pasarela.ts';
import type { Sesion } from './sesion.ts';
import type { AjustesDeSiro } from './siro.ts';

const zLineas = z.array(z.string());

/** What was collected for coupons at tills and by payment code, as Banco Roela lists it (facts §4.1). */
export function crearCobranzas(
  cliente: Cliente,
  sesion: Sesion,
  { gestionUrl, usuario, convenio }: AjustesDeSiro,
): Cobranzas {
  return {
    listar: async (desde, hasta) => {
      const lineas = await sesion((token) =>
        cliente.pedir({
          metodo: 'POST',
          url: `${gestionUrl}/siro/Listados/Proceso`,
          cabeceras: { authorization: `Bearer ${token}` },
          cuerpo: {
            fecha_desde: horaDeSiro(comienzoDe(desde)),
            fecha_hasta: horaDeSiro(comienzoDe(hasta)),
            cuit_administrador: usuario,
            nro_empresa: convenio,
          },
          forma: zLineas,
          repetible: true,
        }),
      );
      return lineas.map((linea) => leerLinea(cliente.proveedor, linea));
    },
  };
}

const comienzoDe = (dia: Fecha): Date => parseHoraDeSiro(`${dia}T00:00:00.000`) ?? new Date(dia);

// S-235: where each thing is in a line; facts §4.1 gives date, amount, client, channel and number.
const LINEA = /^(\d{8}).{16}(\d{11})(\d{8}).{80}(.{3}).{100}(\d{10})/;
const CANALES_DE_CODIGO: readonly string[] = ['LK', 'PC'];
const DE_LA_PAGINA = /^BP/;

/** Throws on a line that cannot be read: money may not be passed over in silence. */
function leerLinea(proveedor: string, linea: string): CobroDeCaja {
  const [, dia = '', centavos = '', usuario = '', canal = '', externo = ''] = LINEA.exec(linea) ?? [];
  const fecha = `${dia.slice(0, 4)}-${dia.slice(4, 6)}-${dia.slice(6)}`;
  if (!esFecha(fecha) || Number(externo) === 0)
    throw new FallaDePasarela('no_responde', proveedor, 'listó una cobranza que no se entiende');
  return {
    externo,
    numero_boleta: Number(usuario),
    importe: deCentavos(centavos),
    fecha: comienzoDe(fecha),
    medio: medioDe(canal.trim()),
  };
}

function medioDe(canal: string): MedioDePago {
  if (DE_LA_PAGINA.test(canal)) return 'online';
  return CANALES_DE_CODIGO.includes(canal) ? 'redLink' : 'codigo_barra';
}
