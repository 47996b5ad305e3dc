import { createHash } from 'node:crypto';
import { formatFecha } from '@colega/domain/fechas';
import type { Carta, Membrete } from '../../../correo/carta.ts';
import { type Correo, esDireccionRechazada, intentosDeCarta } from '../../../correo/correo.ts';
import { redactar } from '../../../correo/redactar.tsx';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import { entregar } from '../../../jobs/entregar.ts';
import type { AlmacenDeImagenes } from '../../media/almacenes/almacen.ts';
import { nombreDeTipo } from '../../referencias/datos/tipos-de-certificado.ts';
import type { FilaDeCertificado } from '../certificados.repository.ts';
import { exigirCertificado } from '../exigir-certificado.ts';
import { enlaceDeCertificado, imprimirCertificado } from '../imprimir-certificado.service.ts';
import { armarImpreso, leerImpreso } from '../leer-impreso.service.ts';
import { type EnvioDeCertificado, resolverEnvioDeCertificado, tomarEnvioDeCertificado } from './envios.repository.ts';

export type DepsDeEnvio = {
  reloj: () => Date;
  correo: Correo;
  almacen: AlmacenDeImagenes;
  direccionPublica: () => string;
  colegio: Membrete['colegio'];
};

type Impreso = ReturnType<typeof armarImpreso>;

const ASUNTO = 'Certificado {numero}, de {profesional}';
/** Whom it is sent to has no account, and chose nothing. */
const motivoDe = ({ profesional }: Impreso, colegio: string): string =>
  `Recibís esta carta porque ${profesional.nombre} te mandó un certificado desde el portal del ${colegio}.`;

const escribirCarta = (
  { numero_certificado, type, fecha_creacion, version, codigo }: FilaDeCertificado,
  { profesional, inmueble, localidad }: Impreso,
  { pdf, publicUrl, responde_a }: { pdf: Uint8Array; publicUrl: string; responde_a: string },
): Carta => {
  const donde = inmueble ?? localidad;
  return {
    datos: { numero: numero_certificado, profesional: profesional.nombre },
    cuerpo: [
      { parrafo: `${profesional.nombre} te manda este certificado. Va adjunto.` },
      {
        pares: [
          ['Certificado', numero_certificado],
          ['Tipo', nombreDeTipo(type)],
          ['Fecha', formatFecha(version.numero === 1 ? fecha_creacion : version.fecha)],
          ...(donde === null ? [] : [['Dónde', donde] as const]),
          ['Lo firma', profesional.nombre],
          ['Matrícula', profesional.matricula],
        ],
      },
      { parrafo: 'Cualquiera puede comprobar que es auténtico y que sigue vigente:' },
      { boton: 'Verificar el certificado', enlace: enlaceDeCertificado(publicUrl, codigo) },
      ...(responde_a === '' ? [] : [{ parrafo: `Si contestás esta carta, le llega a ${profesional.nombre}.` }]),
    ],
    adjuntos: [{ nombre: `certificado_${numero_certificado}.pdf`, tipo: 'application/pdf', contenido: pdf }],
  };
};

/** The same each time that this letter is tried. */
const identidad = (id: number): string =>
  createHash('sha256').update(`envio-de-certificado\n${id}`).digest('hex').slice(0, 40);

const mandar = async (db: Db, deps: DepsDeEnvio, envio: EnvioDeCertificado): Promise<void> => {
  const { id, certificado_id, persona_id, correo: para, responde_a } = envio;
  const { colegio, correo, almacen } = deps;
  const fila = await exigirCertificado(db, certificado_id, persona_id);
  if (fila.estado.clave !== 'confirmado') return void (await resolverEnvioDeCertificado(db, id, 'sin_motivo'));
  const publicUrl = deps.direccionPublica();
  const impreso = armarImpreso(await leerImpreso(db, fila, persona_id));
  const pdf = await imprimirCertificado(db, certificado_id, persona_id, { almacen, publicUrl, hoy: hoy(deps.reloj) });
  const carta = escribirCarta(fila, impreso, { pdf, publicUrl, responde_a });
  const nombre = impreso.titular?.nombre ?? '';
  const escrita = redactar(carta, ASUNTO, { colegio, nombre, motivo: motivoDe(impreso, colegio.nombre) });
  const { adjuntos = [] } = carta;
  const responderA = responde_a || null;
  await correo.enviar({ de: colegio.nombre, para, ...escrita, adjuntos, responderA, id: identidad(id) });
  const { numero: version } = fila.version;
  await resolverEnvioDeCertificado(db, id, 'enviado', { enviado_en: deps.reloj(), version });
};

/** As any letter (S-541); annulled meanwhile, it is not sent. Throws while it is to be retried. */
export const enviarCertificado = (db: Db, deps: DepsDeEnvio, id: number): Promise<void> =>
  entregar(db, {
    ...{ tabla: 'envios_de_certificados', id, tomar: tomarEnvioDeCertificado },
    mandar: (envio) => mandar(db, deps, envio),
    rechazar: (_envio, falla, error) =>
      resolverEnvioDeCertificado(db, id, esDireccionRechazada(error) ? 'rechazado' : 'sin_entregar', { falla }),
    maximo: intentosDeCarta,
  });
