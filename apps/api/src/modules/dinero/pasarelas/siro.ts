import { z } from 'zod';
import { type Cliente, crearCliente } from './cliente.ts';
import { crearCobranzas } from './cobranzas.ts';
import { horaDeSiro, parseHoraDeSiro } from './horas-de-siro.ts';
import { leerImporteNumerico, pasarANumero } from './importes.ts';
import {
  type Consulta,
  type DevolucionInformada,
  type IntencionConsultada,
  type Pasarela,
  type PedidoDeCobro,
  SIN_NOTICIAS,
} from './pasarela.ts';
import { cifras, DIRECCION, defineProveedor, TEXTO } from './proveedor.ts';
import type { SesionDePasarela } from './sesion.ts';
import { type AjustesDeSiro, crearSesionDeSiro } from './sesion-de-siro.ts';

const DIA_MS = 86_400_000;
const LARGO_DEL_CONCEPTO = 40;
// SIRO's results come late (docs/reference/outside-world.md#siro): an expired page may have been paid at its last minute.
const DEMORA_MS = 15 * 60_000;

const zCreado = z.object({ Url: z.url(), Hash: z.string().min(1) });
const zResultado = z.looseObject({
  PagoExitoso: z.boolean(),
  MensajeResultado: z.string().nullish(),
  FechaOperacion: z.string(),
  IdOperacion: z.union([z.string().min(1), z.number()]),
  Estado: z.string(),
  idReferenciaOperacion: z.string(),
  ImporteDevuelto: z.number().positive().nullish(),
  Request: z.looseObject({ Importe: z.number() }),
});
type Resultado = z.output<typeof zResultado>;

/** SIRO Pagos, of Banco Roela (docs/reference/outside-world.md#siro). */
function crearSiro(
  cliente: Cliente,
  sesion: SesionDePasarela,
  { pagosUrl, convenio }: AjustesDeSiro,
  reloj: () => Date,
): Pasarela {
  const api = `${pagosUrl}/api/Pago`;
  const conToken = <T>(trabajo: (cabeceras: Record<string, string>) => Promise<T>): Promise<T> =>
    sesion((token) => trabajo({ authorization: `Bearer ${token}` }));

  const resultado = ({ externo, resultado: id }: IntencionConsultada): Promise<Resultado | null> => {
    if (externo === null || !id) return Promise.resolve(null);
    const url = `${api}/${encodeURIComponent(externo)}/${encodeURIComponent(id)}`;
    return conToken((cabeceras) =>
      cliente.buscar({ metodo: 'GET', url, cabeceras, forma: zResultado, repetible: true }),
    );
  };
  // The search begins half a day before, because SIRO's clock is not ours (docs/reference/outside-world.md#siro).
  const buscar = ({ referencia, creada_en }: IntencionConsultada): Promise<Resultado[]> => {
    const cuerpo = {
      FechaDesde: horaDeSiro(new Date(creada_en.getTime() - DIA_MS / 2)),
      FechaHasta: horaDeSiro(new Date(reloj().getTime() + DIA_MS)),
      idReferenciaOperacion: referencia,
    };
    const url = `${api}/Consulta`;
    return conToken((cabeceras) =>
      cliente.pedir({ metodo: 'POST', url, cabeceras, cuerpo, forma: z.array(zResultado), repetible: true }),
    );
  };

  return {
    abrir: async (pedido) => {
      const cuerpo = pedidoDeSiro(pedido, convenio);
      const { Url, Hash } = await conToken((cabeceras) =>
        cliente.pedir({ metodo: 'POST', url: api, cabeceras, cuerpo, forma: zCreado, repetible: false }),
      );
      return { externo: Hash, url: Url };
    },
    consultar: async (intencion) => {
      const suyo = await resultado(intencion);
      // What the browser brought may be of another payment, or made up.
      const directo = suyo?.idReferenciaOperacion === intencion.referencia ? suyo : null;
      if (directo && estadoDe(directo) === 'aprobado') return aConsulta(directo);
      const hallados = (await buscar(intencion)).filter((uno) => uno.idReferenciaOperacion === intencion.referencia);
      const dicho = hallados.find((uno) => estadoDe(uno) === 'aprobado') ?? directo ?? hallados.at(-1);
      return dicho ? aConsulta(dicho) : sinResultado(intencion, reloj());
    },
  };
}

const pedidoDeSiro = (pedido: PedidoDeCobro, convenio: string) => ({
  // S-230
  nro_cliente_empresa: `${String(pedido.numero_boleta).padStart(9, '0')}${convenio}`,
  nro_comprobante: String(pedido.numero_boleta).padStart(20, '0'),
  Concepto: pedido.descripcion.slice(0, LARGO_DEL_CONCEPTO),
  Importe: pasarANumero(pedido.importe),
  FechaExpiracion: horaDeSiro(pedido.vence),
  URL_OK: pedido.urls.confirmado,
  URL_ERROR: pedido.urls.rechazado,
  IdReferenciaOperacion: pedido.referencia,
  Detalle: pedido.items.map(({ descripcion, importe }) => ({
    Descripcion: descripcion,
    Importe: pasarANumero(importe),
  })),
});

// S-466: it was paid, and went back.
const DEVUELTO: Readonly<Record<string, DevolucionInformada['tipo']>> = {
  DEVUELTA: 'reembolso',
  CONTRACARGO: 'contracargo',
};

// S-232
const estadoDe = ({ PagoExitoso, Estado }: Resultado): Consulta['estado'] => {
  if (Estado in DEVUELTO) return 'aprobado';
  if (PagoExitoso && Estado === 'PROCESADA') return 'aprobado';
  return ['RECHAZADA', 'CANCELADA'].includes(Estado) ? 'rechazado' : 'pendiente';
};

const sinResultado = ({ vence }: IntencionConsultada, ahora: Date): Consulta =>
  ahora.getTime() - vence.getTime() > DEMORA_MS ? { ...SIN_NOTICIAS, estado: 'vencido' } : SIN_NOTICIAS;

const aConsulta = (dicho: Resultado): Consulta => {
  const fecha = parseHoraDeSiro(dicho.FechaOperacion);
  const estado = fecha === null ? 'pendiente' : estadoDe(dicho);
  const cobro =
    estado === 'aprobado' && fecha
      ? { externo: String(dicho.IdOperacion), importe: leerImporteNumerico(dicho.Request.Importe), fecha }
      : null;
  const tipo = DEVUELTO[dicho.Estado];
  const devolucion =
    cobro && tipo ? { tipo, importe: leerImporteNumerico(dicho.ImporteDevuelto ?? dicho.Request.Importe) } : null;
  return { estado, cobro, devolucion, respuesta: dicho };
};

export const SIRO = defineProveedor({
  nombre: 'SIRO',
  ajustes: {
    usuario: { variable: 'SIRO_USUARIO', forma: cifras(11), espera: 'el CUIT del Colegio en SIRO, 11 dígitos' },
    clave: { variable: 'SIRO_CLAVE', forma: TEXTO, espera: 'la clave de SIRO' },
    convenio: { variable: 'SIRO_CONVENIO', forma: cifras(10), espera: 'el número de convenio, 10 dígitos' },
    sesionUrl: {
      variable: 'SIRO_SESION_URL',
      ...DIRECCION,
      supuesto: 'https://apisesion.bancoroela.com.ar/auth/Sesion',
    },
    pagosUrl: { variable: 'SIRO_PAGOS_URL', ...DIRECCION, supuesto: 'https://siropagos.bancoroela.com.ar' },
    gestionUrl: { variable: 'SIRO_GESTION_URL', ...DIRECCION, supuesto: 'https://apisiro.bancoroela.com.ar' },
  },
  simulado: (url) => ({
    usuario: '00000000000', // the sandbox lets anybody in
    clave: 'sandbox',
    convenio: '5150058293',
    sesionUrl: `${url}/auth/sesion`,
    pagosUrl: url,
    gestionUrl: url,
  }),
  conectar: (ajustes, reloj, politica) => {
    const cliente = crearCliente('SIRO', politica);
    const sesion = crearSesionDeSiro(cliente, ajustes);
    return {
      politica: cliente.politica,
      pasarela: crearSiro(cliente, sesion, ajustes, reloj),
      cobranzas: crearCobranzas(crearCliente('SIRO', politica), sesion, ajustes),
    };
  },
});
