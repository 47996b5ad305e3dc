import type { FilaDeBandeja } from '@colega/contract/legajos';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { direccionDeLegajo } from '../../lib/direcciones.ts';
import type { FilaActiva } from '../../lib/use-fila-activa.ts';
import { Plazo } from './plazo.tsx';
import { QuienLoTiene, useEsMio } from './quien-lo-tiene.tsx';
import estilos from './tabla-de-cola.module.css';
import type { Tomas } from './use-tomas.ts';

type Props = { fila: FilaDeBandeja; activa: FilaActiva; tomas: Tomas; puedeTomar: boolean };

const abreEnOtraPestania = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

export const FilaDeCola = ({ fila, activa, tomas, puedeTomar }: Props) => {
  const { search } = useLocation();
  const { id, numero_legajo, tecnico, matricula, comitente, ubicacion, rubro, distrito, plazo, toma } = fila;
  return (
    <tr className={estilos.fila} data-plazo={plazo.estado} data-activa={activa.id === id} {...activa.deRenglon(fila)}>
      <th scope="row" data-rotulo="Legajo">
        <Link
          {...activa.deFila(fila)}
          to={direccionDeLegajo(id, search)}
          className={estilos.numero}
          onClick={(evento) => {
            if (abreEnOtraPestania(evento)) return;
            evento.preventDefault();
            void tomas.abrir(fila);
          }}
        >
          {numero_legajo}
        </Link>
      </th>
      <td data-rotulo="Técnico">
        {`${tecnico.apellido} ${tecnico.nombre}`}
        <span className={estilos.menor}>
          <Codigo>{matricula}</Codigo>
        </span>
      </td>
      <td data-rotulo="Comitente">{comitente}</td>
      <td data-rotulo="Lugar">
        {ubicacion}
        <span className={estilos.menor}>{distrito.nombre}</span>
      </td>
      <td data-rotulo="Rubro">{rubro.nombre}</td>
      <td data-rotulo="Plazo">
        <Plazo plazo={plazo} />
      </td>
      <td data-rotulo="Lo tiene">
        <span className={estilos.toma}>
          <QuienLoTiene toma={toma} />
          {puedeTomar && <TomarOSoltar fila={fila} activa={activa} tomas={tomas} />}
        </span>
      </td>
    </tr>
  );
};

/** What somebody else has is not freed from here: thirty minutes without touching it do (S-573). */
const TomarOSoltar = ({ fila, activa, tomas }: Omit<Props, 'puedeTomar'>) => {
  const mio = useEsMio(fila);
  if (fila.toma && !mio) return null;
  return (
    <button
      type="button"
      className={estilos.accion}
      tabIndex={activa.id === fila.id ? 0 : -1}
      aria-label={`${mio ? 'Soltar' : 'Tomar'} el legajo ${fila.numero_legajo}`}
      onClick={() => void (mio ? tomas.soltar(fila) : tomas.tomar(fila))}
    >
      {mio ? 'Soltar' : 'Tomar'}
    </button>
  );
};
