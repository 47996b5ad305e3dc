import type { CertificadoPublico } from '@colega/contract/verificacion';
import { formatFecha } from '@colega/domain/fechas';
import { Datos, Insignia, SinValidez } from './hoja.tsx';

export const PaginaDeCertificado = ({ certificado }: { certificado: CertificadoPublico }) => {
  const { numero_certificado, tipo, fecha_creacion, estado, persona, matricula, titular, inmueble, referencia } =
    certificado;
  return (
    <>
      <h1>{tipo}</h1>
      <p>
        <Insignia estado={estado} />
      </p>
      <SinValidez estado={estado} que="Este certificado" />
      <Datos
        pares={[
          ['Certificado', numero_certificado],
          ['Emitido el', formatFecha(fecha_creacion)],
          ['Legajo', certificado.numero_legajo],
          ...(referencia === null ? [] : [['Certificado de referencia', referencia] as const]),
        ]}
      />
      <h2>Profesional</h2>
      <Datos
        pares={[
          ['Apellido y nombre', `${persona.apellido}, ${persona.nombre}`],
          ['Documento', persona.documento],
          ['Matrícula', matricula.codigo],
          ['Título', matricula.titulo],
        ]}
      />
      {(titular !== null || inmueble !== null) && <h2>Instalación</h2>}
      <Datos
        pares={[
          ...(titular === null ? [] : [['Titular', titular] as const]),
          ...(inmueble === null ? [] : [['Inmueble', inmueble] as const]),
        ]}
      />
    </>
  );
};
