import { crearCampo } from '@colega/domain/formularios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { CampoPublico } from '@colega/web-kit/ui/entradas/campo-publico.tsx';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { buscarTemas } from './buscar-temas.ts';
import estilos from './guia.module.css';
import { TEMAS, type Tema } from './temas.ts';

const CAMPOS = [crearCampo('buscado', 'Buscar en la guía', 'texto', { ejemplo: 'Por ejemplo: timbrado' })];

/** /guia: how each of the main jobs is done, for where the Colegio has no guide of its own (LAY-018, S-395). */
export const Guia = () => {
  const { valores, entrada } = useFormularioSimple(CAMPOS);
  const { buscado } = valores;
  const temas = buscarTemas(TEMAS, buscado);
  return (
    <PaginaPublica ancha>
      <h1 className={publica.titulo}>Guía de Colega</h1>
      <p className={publica.texto}>Cómo se hace cada trámite, paso a paso.</p>
      <div className={estilos.soloEnPantalla}>
        <CampoPublico {...entrada('buscado')} type="search" />
      </div>
      <p role="status" className={publica.nota}>
        {encontrados(temas.length, buscado)}
      </p>
      {buscado.trim() === '' && <Indice />}
      {temas.map((tema) => (
        <Explicacion key={tema.id} tema={tema} />
      ))}
      <div className={`${estilos.botones} ${estilos.soloEnPantalla}`}>
        <button type="button" className={publica.boton} onClick={() => window.print()}>
          Imprimir la guía
        </button>
        <a className={publica.enlace} href="/contacto">
          Oficinas y teléfonos
        </a>
        <Link className={publica.enlace} to={DIRECCIONES.inicio}>
          Ir al inicio
        </Link>
      </div>
    </PaginaPublica>
  );
};

const encontrados = (cuantos: number, buscado: string): string => {
  if (buscado.trim() === '') return '';
  if (cuantos === 0) return 'Ningún tema dice eso. Probá con otra palabra.';
  return cuantos === 1 ? '1 tema' : `${cuantos} temas`;
};

const Indice = () => (
  <nav aria-label="Temas" className={estilos.soloEnPantalla}>
    <ul className={estilos.indice}>
      {TEMAS.map(({ id, titulo }) => (
        <li key={id}>
          <a className={publica.enlace} href={`#${id}`}>
            {titulo}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Explicacion = ({ tema: { id, titulo, pasos, ojo } }: { tema: Tema }) => (
  <section id={id} className={estilos.tema} aria-labelledby={`${id}-titulo`}>
    <h2 id={`${id}-titulo`}>{titulo}</h2>
    <ol className={estilos.pasos}>
      {pasos.map((paso) => (
        <li key={paso}>{paso}</li>
      ))}
    </ol>
    {ojo && <p className={estilos.ojo}>{ojo}</p>}
  </section>
);

export default Guia;
