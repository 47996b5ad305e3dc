import { formatLugarDeOficina } from '@colega/domain/colegio';
import { Fragment, use } from 'react';
import type { OficinaALaVista } from '../../colegio/leer-colegio.service.ts';
import { DelColegio } from './del-colegio.ts';
import { ContactoDelColegio, Correo, Telefono } from './piezas.tsx';

const UnaOficina = ({ oficina }: { oficina: OficinaALaVista }) => {
  const { nombre, distrito, telefonos, horario, correo } = oficina;
  return (
    <li>
      <strong>{nombre}</strong>
      {distrito && <p>{distrito.nombre}</p>}
      <p>{formatLugarDeOficina(oficina)}</p>
      {horario !== '' && <p>{horario}</p>}
      <p>
        {telefonos.map((telefono) => (
          <Fragment key={telefono}>
            <Telefono de={telefono} />
            {', '}
          </Fragment>
        ))}
        <Correo de={correo} />
      </p>
    </li>
  );
};

/** Where the college is found, for whoever has no session. */
export const PaginaDeContacto = () => {
  const { nombre, contacto, oficinas } = use(DelColegio);
  return (
    <>
      <h1>Oficinas y teléfonos</h1>
      <p>
        {nombre}, {contacto.domicilio}. <ContactoDelColegio />.
      </p>
      {oficinas.length > 0 && (
        <ul>
          {oficinas.map((oficina) => (
            <UnaOficina key={oficina.nombre} oficina={oficina} />
          ))}
        </ul>
      )}
    </>
  );
};
