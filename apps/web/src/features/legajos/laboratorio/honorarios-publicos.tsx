import { Proveedores } from '@colega/web-kit/ui/marco/proveedores.tsx';
import { Marca } from '@colega/web-kit/ui/paginas/marca.tsx';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import estilos from './laboratorio.module.css';
import { Laboratorio } from './laboratorio.tsx';

/** Anybody's: whoever wants to know what a job costs needs no account. */
const HonorariosPublicos = () => (
  <Proveedores>
    <div className={estilos.pagina}>
      <main className={estilos.hoja}>
        <Marca />
        <Laboratorio publica />
        <nav aria-label="Otras páginas" className={estilos.pie}>
          <Anchor component={Link} to={DIRECCIONES.ingreso}>
            Ingresar al portal
          </Anchor>
          <Anchor component={Link} to={DIRECCIONES.valoresDeReferencia}>
            Valores de referencia
          </Anchor>
        </nav>
      </main>
    </div>
  </Proveedores>
);

export default HonorariosPublicos;
