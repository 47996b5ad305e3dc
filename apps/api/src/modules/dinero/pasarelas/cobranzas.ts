import { leerRenglonDeSiro } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { z } from 'zod';
import type { Cliente } from './cliente.ts';
import { horaDeSiro, parseHoraDeSiro } from './horas-de-siro.ts';
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
  const leido = leerRenglonDeSiro(linea);
  if (!leido.ok) return null;
  const { medio, externo, numero_boleta, importe, dia } = leido.valor;
  return { medio, externo, numero_boleta: Number(numero_boleta), importe, fecha: comienzoDe(dia) };
}
