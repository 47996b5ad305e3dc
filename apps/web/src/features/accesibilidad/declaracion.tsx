import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import estilos from './declaracion.module.css';

const FECHA = { iso: '2026-11-24', escrita: '24 de noviembre de 2026' }; // S-345

const SE_PUEDE = [
  'Usarlo todo con el teclado, con el foco siempre a la vista.',
  'Leerlo con un lector de pantalla, en castellano y en orden: encabezados, regiones, etiquetas y avisos.',
  'Agrandarlo al 200 % o usarlo en una pantalla de 320 píxeles de ancho sin perder nada.',
  'Elegir colores claros u oscuros, o usar los de alto contraste de tu sistema.',
  'Pedirle a tu sistema menos movimiento: nada se mueve solo.',
];

/** S-346: these fall short, and each has a way round it. */
const LIMITES = [
  {
    que: 'El mapa de la obra se ve, no se lee.',
    como: 'La dirección, la nomenclatura y las coordenadas están siempre escritas al lado, y el punto se puede marcar con el teclado.',
  },
  {
    que: 'El gráfico del resumen de cuenta es una imagen.',
    como: 'Debajo hay una tabla con los mismos números.',
  },
  {
    que: 'Los PDF llevan etiquetas, título, idioma y el texto de sus imágenes, según PDF/UA-1, y un programa comprueba el orden en que se leen; pero no los escuchó nadie que use un lector de pantalla.',
    como: 'Si alguno no se lee bien, avisanos: lo que dice está también en la pantalla desde la que se descarga.',
  },
  {
    que: 'Las páginas de los medios de pago y el sitio del Colegio son de otros y no las revisamos.',
    como: 'Un cupón se puede pagar también impreso, con su código de barras, si el importe lo admite.',
  },
  {
    que: 'Todavía no lo probaron personas que usan lectores de pantalla todos los días.',
    como: 'Si algo no se entiende al escucharlo, contanos: es lo que más nos sirve saber.',
  },
];

export const DeclaracionDeAccesibilidad = () => (
  <PaginaPublica ancha>
    <h1 className={publica.titulo}>Accesibilidad</h1>
    <p className={publica.texto}>
      Colega tiene que servirle a todo el mundo. Buscamos cumplir las pautas WCAG 2.2 en su nivel AA; hoy las cumplimos{' '}
      <strong>en parte</strong>, y acá decimos qué falta.
    </p>
    <h2 className={estilos.subtitulo}>Qué podés hacer</h2>
    <ul className={estilos.lista}>
      {SE_PUEDE.map((texto) => (
        <li key={texto}>{texto}</li>
      ))}
    </ul>
    <h2 className={estilos.subtitulo}>Qué falta</h2>
    <ul className={estilos.lista}>
      {LIMITES.map(({ que, como }) => (
        <li key={que}>
          <strong>{que}</strong> {como}
        </li>
      ))}
    </ul>
    <h2 className={estilos.subtitulo}>Cómo lo comprobamos</h2>
    <p>
      Es una evaluación nuestra. Cada pantalla del portal, en cada uno de sus estados y con los dos juegos de colores,
      se revisa con axe antes de publicar una versión; los trámites principales se recorren con el teclado solo. Lo que
      usa el personal del Colegio se revisa igual en sus trámites, desde 360 píxeles de ancho.
    </p>
    <h2 className={estilos.subtitulo}>Avisanos</h2>
    <p>
      Si algo no te deja trabajar, comunicate con tu distrito y contanos en qué pantalla fue, qué querías hacer y con
      qué navegador o ayuda técnica:{' '}
      <a className={publica.enlace} href="/contacto">
        oficinas y teléfonos
      </a>
      .
    </p>
    <p className={publica.nota}>
      Declaración del <time dateTime={FECHA.iso}>{FECHA.escrita}</time>, revisada con cada versión.
    </p>
    <Link className={publica.enlace} to={DIRECCIONES.inicio}>
      Ir al inicio
    </Link>
  </PaginaPublica>
);

export default DeclaracionDeAccesibilidad;
