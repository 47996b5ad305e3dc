import type { CertificadoPublico } from '@colega/contract/verificacion';
import { formatFecha } from '@colega/domain/fechas';
import { AnulacionDelCertificado, DeclaracionDelCertificado, VersionDelCertificado } from './declaracion.tsx';
import { Cabeza, QuienFirma } from './documento.tsx';
import { Datos } from './hoja.tsx';

export const PaginaDeCertificado = ({ certificado }: { certificado: CertificadoPublico }) => {
  const { numero_certificado, tipo, fecha_creacion, estado, persona, matricula, titular, inmueble, referencia } =
    certificado;
  return (
    <>
      <Cabeza titulo={tipo} estado={estado} que="Este certificado" />
      <AnulacionDelCertificado certificado={certificado} />
      <VersionDelCertificado certificado={certificado} />
      {certificado.legajo_anulado && (
        <p>
          <strong>El legajo sobre el que se emitió fue anulado. Consultá en el Colegio.</strong>
        </p>
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
