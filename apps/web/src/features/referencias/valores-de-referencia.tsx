import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { Proveedores } from '@colega/web-kit/ui/marco/proveedores.tsx';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { FORMAS_DE_PAGO } from './datos.ts';
import { ListasEnVigor } from './listas-en-vigor.tsx';
import { TarifasEnVigor } from './tarifas-en-vigor.tsx';
import estilos from './valores.module.css';

export const ValoresDeReferencia = () => (
  <PaginaPublica ancha>
    <h1 className={publica.titulo}>Valores de referencia</h1>
    <p className={publica.texto}>
      Colega calcula con las normas del Colegio, y acá se lee lo que rige hoy, con su norma y desde cuándo. Donde un
      número todavía no tiene una norma publicada, usa un valor de referencia: sirve para conocer el portal, y{' '}
      <strong>lo tiene que confirmar el Colegio</strong> antes de que obligue a alguien. Cada cálculo dice cuándo los
      usa.
    </p>
    <h2 className={estilos.subtitulo}>Honorarios mínimos</h2>
    <p>La Unidad Referencial y el honorario mínimo de cada período, y las escalas que se aplican con ellos.</p>
    <Proveedores>
      <TarifasEnVigor />
      <ListasEnVigor />
    </Proveedores>
    <h2 className={estilos.subtitulo}>Formas de pago que se proponen en un contrato</h2>
    <ListaDeRenglones etiqueta="Formas de pago">
      {FORMAS_DE_PAGO.map((forma) => (
        <Renglon key={forma} que={forma} cuanto={null} />
      ))}
    </ListaDeRenglones>
    <p className={publica.nota}>Si necesitás un valor confirmado, consultalo en tu distrito.</p>
    <Link className={publica.enlace} to={DIRECCIONES.inicio}>
      Ir al inicio
    </Link>
  </PaginaPublica>
);

export default ValoresDeReferencia;
