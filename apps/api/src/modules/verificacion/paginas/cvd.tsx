import type { CvdPublico } from '@colega/contract/verificacion';
import { formatFecha } from '@colega/domain/fechas';
import { formatCuitODni } from '@colega/domain/identificadores';
import { formatDireccion } from '@colega/domain/legajos';
import { QuienFirma } from './documento.tsx';
import { Banda, Datos } from './piezas.tsx';

const TIPO = { original: 'Contrato original', ampliacion: 'Ampliación' } as const;
type Inmueble = CvdPublico['legajo']['inmuebles'][number];

const ubicacionDe = ({ localidad, ...inmueble }: Inmueble): string =>
  [formatDireccion(inmueble), `${localidad.nombre} (${localidad.codigo_postal})`, localidad.partido.nombre].join(', ');

type Props = { cvd: CvdPublico; momento: string };

const Estado = ({ cvd: { estado, anulacion }, momento }: Props) =>
  estado.nombre === 'Anulado' ? (
    <Banda tono="mal" titulo="ANULADO">
      <p>al {momento}. Este visado fue anulado: no tiene validez.</p>
      {anulacion && <p>El Colegio anuló el legajo el {formatFecha(anulacion.fecha)}.</p>}
    </Banda>
  ) : (
    <Banda tono="bien" titulo="VIGENTE">
      <p>al {momento}</p>
    </Banda>
  );

/** QRP-009..011. */
export const PaginaDeCvd = ({ cvd, momento }: Props) => {
  const { numero, numero_control, legajo, comitentes } = cvd;
  const { persona, matricula, visado } = legajo;
  return (
    <>
      <Estado cvd={cvd} momento={momento} />
      <h1>Certificado de Visado Definitivo</h1>
      <Datos
        pares={[
          ['Visado', numero],
          ['Fecha de visado', formatFecha(visado.fecha)],
          ['Número de control', numero_control],
          ['Visado por', visado.usuario.username],
          ['Legajo', legajo.numero_legajo],
        ]}
      />
      <QuienFirma persona={persona} matricula={matricula} />
      <h2>Comitentes</h2>
      <ul>
        {comitentes.map(({ cuit, apellido_nombre }) => (
          <li key={cuit}>
            {apellido_nombre} · <span className="nb">{formatCuitODni(cuit)}</span>
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
