import type { MedioDePago } from '@colega/domain/dinero';
import { esFecha, type Fecha } from '@colega/domain/fechas';
import { z } from 'zod';
import type { Cliente } from './cliente.ts';
import { horaDeSiro, parseHoraDeSiro } from './horas-de-siro.ts';
import { leerCentavos } from './importes.ts';
import type { Cobranzas, CobroDeCaja, ListadoDeCobros } from './pasarela.ts';
import type { SesionDePasarela } from './sesion.ts';
import type { AjustesDeSiro } from './sesion-de-siro.ts';

const zLineas = z.array(z.unknown());

/** What tills and payment codes collected, as Banco Roela lists it (docs/reference/outside-world.md#siro). */
export function crearCobranzas(
  cliente: Cliente,
  sesion: SesionDePasarela,
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
      return leerLineas(lineas);
    },
  };
}

const comienzoDe = (dia: Fecha): Date => parseHoraDeSiro(`${dia}T00:00:00.000`) ?? new Date(dia);

// S-235: the place of each datum in a line of the list (docs/reference/outside-world.md#siro).
const LINEA = /^(\d{8}).{16}(\d{11})(\d{8}).{80}(.{3}).{100}(\d{10})/;
const CANALES_DE_CODIGO: readonly string[] = ['LK', 'PC'];
const DE_LA_PAGINA = /^BP/;

/** Money is never skipped in silence: unreadable lines are reported apart, for somebody to look at. */
function leerLineas(lineas: readonly unknown[]): ListadoDeCobros {
  const listado: ListadoDeCobros = { cobros: [], ilegibles: [] };
  for (const linea of lineas) {
    const cobro = typeof linea === 'string' ? leerLinea(linea) : null;
    if (cobro) listado.cobros.push(cobro);
    else listado.ilegibles.push(typeof linea === 'string' ? linea : (JSON.stringify(linea) ?? ''));
  }
  return listado;
}

function leerLinea(linea: string): CobroDeCaja | null {
  const [, dia = '', centavos = '', usuario = '', canal = '', externo = ''] = LINEA.exec(linea) ?? [];
  const fecha = `${dia.slice(0, 4)}-${dia.slice(4, 6)}-${dia.slice(6)}`;
  if (!esFecha(fecha) || Number(externo) === 0) return null;
  return {
    externo,
    numero_boleta: Number(usuario),
    importe: leerCentavos(centavos),
    fecha: comienzoDe(fecha),
    medio: medioDe(canal.trim()),
  };
}

function medioDe(canal: string): MedioDePago {
  if (DE_LA_PAGINA.test(canal)) return 'online';
  return CANALES_DE_CODIGO.includes(canal) ? 'redLink' : 'codigo_barra';
}
