import type { CertificadoPublico } from '@colega/contract/verificacion';
import { formatFecha } from '@colega/domain/fechas';
import { Datos } from './piezas.tsx';

type Version = CertificadoPublico['version'];
const nombreDe = ({ numero, fecha }: Version): string => `versión ${numero}, del ${formatFecha(fecha)}`;

export const VersionDelCertificado = ({
  certificado: { version, reemplaza, version_leida },
}: {
  certificado: CertificadoPublico;
}) => (
  <>
    {version_leida && (
      <p>
        <strong>
          El código que leíste es de la {nombreDe(version_leida)}, que fue reemplazada. Abajo está lo que declara la
          versión {version.numero}: pedí el papel de esa versión.
        </strong>
      </p>
    )}
    {reemplaza && (
      <p>
        Versión {version.numero}, del {formatFecha(version.fecha)}; reemplaza a la {nombreDe(reemplaza)}.
      </p>
    )}
  </>
);

export const AnulacionDelCertificado = ({
  certificado: { anulacion, reemplazo },
}: {
  certificado: CertificadoPublico;
}) =>
  anulacion && (
    <p>
      Anulado el {formatFecha(anulacion.fecha)}
      {anulacion.motivo && `: ${anulacion.motivo}`}.
      {reemplazo && (
        <>
          {' '}
          Después se emitió, sobre lo mismo, el{' '}
          <a href={`/qr/certificado/${reemplazo.codigo}`}>certificado {reemplazo.numero_certificado}</a>.
        </>
      )}
    </p>
  );

export const DeclaracionDelCertificado = ({ resumen: { resultado, grupos } }: Pick<CertificadoPublico, 'resumen'>) => (
  <>
    <h2>Lo declarado</h2>
    <p>
      <strong>{resultado.texto}</strong>
    </p>
    <p>Compará cada dato con el papel: si alguno no coincide, el papel no es de este certificado.</p>
    {grupos.map(({ titulo, datos }) => (
      <section key={titulo}>
        <h3>{titulo}</h3>
        <Datos pares={datos.map(({ etiqueta, valor }) => [etiqueta, valor] as const)} />
      </section>
    ))}
  </>
);
