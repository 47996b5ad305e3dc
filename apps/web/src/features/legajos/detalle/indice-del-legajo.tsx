import type { Legajo } from '@colega/contract/legajos';
import { irASeccion } from '@colega/web-kit/lib/navegacion/ir-a-seccion.ts';
import estilos from './indice-del-legajo.module.css';

export const SECCION = {
  datos: 'datos',
  comitentes: 'comitentes',
  inmuebles: 'inmuebles',
  contratos: 'contratos',
  certificados: 'certificados',
  historia: 'historia',
} as const;

/** What the page has, in its order. */
const partes = ({ observaciones, detalles, certificados, comitentes, inmuebles }: Legajo): [string, string][] => [
  ...(observaciones.length > 0
    ? ([['observaciones', `Observaciones (${observaciones.length})`]] as [string, string][])
    : []),
  [SECCION.datos, 'Datos'],
  ['cep', 'CEP'],
  ['timbrado', 'Timbrado'],
  [SECCION.comitentes, comitentes.length === 1 ? 'Comitente' : 'Comitentes'],
  [SECCION.inmuebles, inmuebles.length === 1 ? 'Inmueble' : 'Inmuebles'],
  [SECCION.contratos, detalles.length === 1 ? 'Contrato' : `Contratos (${detalles.length})`],
  [SECCION.certificados, `Certificados (${certificados.length})`],
  [SECCION.historia, 'Historia'],
];

export const IndiceDelLegajo = ({ legajo }: { legajo: Legajo }) => (
  <nav aria-label="En esta página" className={estilos.indice} data-no-imprime>
    <ul>
      {partes(legajo).map(([id, nombre]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(evento) => {
              evento.preventDefault(); // the address stays as it is
              irASeccion(id);
            }}
          >
            {nombre}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
