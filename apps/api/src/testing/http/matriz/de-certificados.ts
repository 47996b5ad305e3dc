import { TIPOS_QUE_SE_EMITEN, type TipoDeCertificado } from '@colega/domain/certificados';
import { type Mundo, subirFoto } from '../mundo.ts';
import { conHabilidad, deTodos, type Linea, leer, mandar, propia, publica, sobre } from './lineas.ts';

const emision = (type: TipoDeCertificado): Linea =>
  mandar(
    conHabilidad(201),
    () => `/certificados/${type}`,
    (m) => m.pedidoDeCertificado(type),
  );
const conAnexo = async (m: Mundo): Promise<object> => {
  const { id } = await m.emitir('t1r');
  const campos = ['foto_gabinete', 'foto_tp', 'foto_canio_acometida', 'foto_frente_inmueble'];
  const fotos = await Promise.all(campos.map(async (campo) => [campo, await subirFoto(m.e.mgarcia)] as const));
  return m.pedidoDeCertificado('anexa_in_situ', { ...Object.fromEntries(fotos), certificado_referencia: id });
};

export const CERTIFICADOS: Record<string, Linea> = {
  'GET /certificados': leer(deTodos(), (m) => `/certificados?legajo.id=${m.electrico.legajo_id}`),
  'GET /certificados/busqueda': leer(deTodos(), () => '/certificados/busqueda'),
  'GET /tipos_certificados': leer(propia(), (m) => `/tipos_certificados?legajo_id=${m.electrico.legajo_id}`),
  'GET /certificados/:id': leer(propia(), (m) => `/certificados/${m.certificado.id}`),
  ...Object.fromEntries(TIPOS_QUE_SE_EMITEN.map((type) => [`POST /certificados/${type}`, emision(type)])),
  'POST /certificados/anexa_in_situ': mandar(conHabilidad(201), () => '/certificados/anexa_in_situ', conAnexo),
  'PUT /certificados/:id/cambiar_estado': sobre(
    conHabilidad(),
    (m) => m.emitir('t1g'),
    ({ id }) => `/certificados/${id}/cambiar_estado`,
    async (m) => ({ estado_id: await m.vida.estadoId('anulado') }),
  ),
  'POST /certificados/:id/mandar': mandar(
    propia(),
    (m) => `/certificados/${m.certificado.id}/mandar`,
    () => ({ correo: 'ana@example.com' }),
  ),
  'GET /certificados/:id/imprimir': leer(propia(), (m) => `/certificados/${m.certificado.id}/imprimir`),
  'GET /qr/personas/:id': leer(publica(), (m) => `/qr/personas/${m.persona.codigo_qr}`),
  'GET /qr/cvds/:id': leer(publica(), (m) => `/qr/cvds/${m.cvd.codigo}`),
  'GET /qr/certificados/:id': leer(publica(), (m) => `/qr/certificados/${m.certificado.codigo}`),
  'GET /qr/recibos/:id': leer(publica(), (m) => `/qr/recibos/${m.codigo_de_recibo}`),
  'POST /lotes_documentos': mandar(
    propia(201),
    () => '/lotes_documentos',
    (m) => ({
      tipo: 'certificados',
      legajo_id: m.electrico.legajo_id,
    }),
  ),
  'GET /lotes_documentos/:id': leer(propia(), (m) => `/lotes_documentos/${m.lote_id}`),
  'GET /lotes_documentos/:id/descargar': leer(propia(), (m) => `/lotes_documentos/${m.lote_id}/descargar`),
};
