import type { CvdPublico } from '@colega/contract/verificacion';
import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { Cabeza, QuienFirma } from './documento.tsx';
import { Datos } from './hoja.tsx';

const TIPO = { original: 'Contrato original', ampliacion: 'Ampliación' } as const;
type Inmueble = CvdPublico['legajo']['inmuebles'][number];

const ubicacionDe = ({ calle, numero, piso, depto, localidad }: Inmueble): string =>
  [
    `${calle} N.º ${numero}`,
    piso && `piso ${piso}`,
    depto && `depto. ${depto}`,
    `${localidad.nombre} (${localidad.codigo_postal})`,
    localidad.partido.nombre,
  ]
    .filter(Boolean)
    .join(', ');

/** QRP-009..011. */
export const PaginaDeCvd = ({ cvd }: { cvd: CvdPublico }) => {
  const { numero_control, estado, legajo, comitentes } = cvd;
  const { persona, matricula, visado } = legajo;
  return (
    <>
      <Cabeza titulo="Certificado de Visado Definitivo" estado={estado} que="Este visado" />
      <Datos
        pares={[
          ['Fecha de visado', formatFecha(visado.fecha)],
          ['Número de control', numero_control],
          ['Asesor', visado.usuario.username],
          ['Legajo', legajo.numero_legajo],
        ]}
      />
      <QuienFirma persona={persona} matricula={matricula} />
      <h2>Comitentes</h2>
      <ul>
        {comitentes.map(({ cuit, apellido_nombre }) => (
          <li key={cuit}>
            {apellido_nombre} · CUIT {formatCuit(cuit)}
          </li>
        ))}
      </ul>
      <h2>Inmuebles</h2>
      <ul>
        {legajo.inmuebles.map((inmueble) => (
          <li key={ubicacionDe(inmueble)}>
            {ubicacionDe(inmueble)}
            <p>{inmueble.catastro.map(([nombre, valor]) => `${nombre} ${valor}`).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <h2>Tareas</h2>
      <ul>
        {legajo.detalles.map(({ tipo_contrato, fecha, vencimiento, tareas }) => (
          <li key={`${tipo_contrato} ${fecha} ${vencimiento}`}>
            <strong>{TIPO[tipo_contrato]}</strong>: {tareas.join(', ')}
            <p>
              Contratado el {formatFecha(fecha)}, vence el {formatFecha(vencimiento)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};
