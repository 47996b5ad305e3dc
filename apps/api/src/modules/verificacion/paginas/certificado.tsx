import type { CertificadoPublico } from '@colega/contract/verificacion';
import { formatFecha } from '@colega/domain/fechas';
import { AnulacionDelCertificado, DeclaracionDelCertificado, VersionDelCertificado } from './declaracion.tsx';
import { QuienFirma } from './documento.tsx';
import { Banda, Datos } from './piezas.tsx';

type Props = { certificado: CertificadoPublico; momento: string };

/** S-314: the certificate of an annulled file stands until it is annulled itself, and its reader has to know. */
const Estado = ({ certificado, momento }: Props) => {
  if (certificado.estado.nombre === 'Anulado')
    return (
      <Banda tono="mal" titulo="ANULADO">
        <p>al {momento}. Este certificado fue anulado: no tiene validez.</p>
        <AnulacionDelCertificado certificado={certificado} />
      </Banda>
    );
  if (certificado.version_leida)
    return (
      <Banda tono="ojo" titulo="VERSIÓN REEMPLAZADA">
        <VersionDelCertificado certificado={certificado} />
      </Banda>
    );
  if (certificado.legajo_anulado)
    return (
      <Banda tono="ojo" titulo="VIGENTE, CON SU LEGAJO ANULADO">
        <p>al {momento}. El legajo sobre el que se emitió fue anulado. Consultá en el Colegio.</p>
      </Banda>
    );
  return (
    <Banda tono="bien" titulo="VIGENTE">
      <p>al {momento}</p>
    </Banda>
  );
};

export const PaginaDeCertificado = ({ certificado, momento }: Props) => {
  const { numero_certificado, tipo, fecha_creacion, persona, matricula, titular, inmueble, referencia } = certificado;
  return (
    <>
      <Estado certificado={certificado} momento={momento} />
      <h1>{tipo}</h1>
      {certificado.version_leida === null && <VersionDelCertificado certificado={certificado} />}
      {certificado.legajo_anulado && certificado.version_leida !== null && (
        <p>El legajo sobre el que se emitió fue anulado. Consultá en el Colegio.</p>
      )}
      <Datos
        pares={[
          ['Certificado', numero_certificado],
          ['Emitido el', formatFecha(fecha_creacion)],
          ['Legajo', certificado.numero_legajo],
          ...(referencia === null ? [] : [['Certificado de referencia', referencia] as const]),
        ]}
      />
      <QuienFirma persona={persona} matricula={matricula} />
      {(titular !== null || inmueble !== null) && <h2>Instalación</h2>}
      <Datos
        pares={[
          ...(titular === null ? [] : [['Titular', titular] as const]),
          ...(inmueble === null ? [] : [['Inmueble', inmueble] as const]),
        ]}
      />
      <DeclaracionDelCertificado resumen={certificado.resumen} />
    </>
  );
};
