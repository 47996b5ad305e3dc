import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import {
  CARGOS,
  CONTROLES,
  FORMAS_DE_PAGO,
  OBSERVACIONES_TIPO,
  PLAZOS,
  PLAZOS_DEL_COLEGIO,
  PLAZOS_DEL_MATRICULADO,
  RESOLUCIONES,
  TASAS,
} from './datos.ts';
import estilos from './valores.module.css';

export const ValoresDeReferencia = () => (
  <PaginaPublica ancha>
    <h1 className={publica.titulo}>Valores de referencia</h1>
    <p className={publica.texto}>
      Colega calcula con las normas del Colegio. Donde un número todavía no está confirmado por una resolución
      publicada, usa un valor de referencia: sirve para conocer el portal, y{' '}
      <strong>lo tiene que confirmar el Colegio</strong> antes de que obligue a alguien. Cada cálculo dice cuándo los
      usa.
    </p>
    <h2 className={estilos.subtitulo}>Honorarios mínimos</h2>
    <p>La Unidad Referencial y el honorario mínimo de cada período, y las escalas que se aplican con ellos.</p>
    <ListaDeRenglones etiqueta="Honorarios mínimos">
      {RESOLUCIONES.map(({ nombre, vigente_desde, vigente_hasta, unidad_referencial, honorario_minimo }) => (
        <Renglon
          key={vigente_desde}
          que={nombre}
          detalle={`${periodo(vigente_desde, vigente_hasta)} · Honorario mínimo ${formatImporte(honorario_minimo)}`}
          cuanto={`UR ${formatImporte(unidad_referencial)}`}
        />
      ))}
    </ListaDeRenglones>
    <h2 className={estilos.subtitulo}>Matrícula</h2>
    <ListaDeRenglones etiqueta="Cargos de matrícula">
      {CARGOS.map(({ nombre, anios, importe, vence }) => (
        <Renglon
          key={`${nombre} ${anios}`}
          que={`${nombre} ${anios}`}
          detalle={vence}
          cuanto={formatImporte(importe)}
        />
      ))}
    </ListaDeRenglones>
    <h2 className={estilos.subtitulo}>Tasas</h2>
    <ListaDeRenglones etiqueta="Tasas">
      {TASAS.map(({ nombre, tasa }) => (
        <Renglon key={nombre} que={nombre} cuanto={tasa} />
      ))}
    </ListaDeRenglones>
    <h2 className={estilos.subtitulo}>Plazos de los cupones</h2>
    <ListaDeRenglones etiqueta="Plazos de los cupones">
      {PLAZOS.map(({ circuito, dias, recargo }) => (
        <Renglon key={circuito} que={circuito} detalle={recargo} cuanto={dias} />
      ))}
    </ListaDeRenglones>
    <h2 className={estilos.subtitulo}>Plazos del Colegio</h2>
    <p>En cuánto tiempo el Colegio atiende un legajo que lo espera.</p>
    <ListaDeRenglones etiqueta="Plazos del Colegio">
      {PLAZOS_DEL_COLEGIO.map(({ nombre, dias }) => (
        <Renglon key={nombre} que={nombre} cuanto={dias} />
      ))}
    </ListaDeRenglones>
    <h2 className={estilos.subtitulo}>Plazos del matriculado</h2>
    <ListaDeRenglones etiqueta="Plazos del matriculado">
      {PLAZOS_DEL_MATRICULADO.map(({ nombre, dias }) => (
        <Renglon key={nombre} que={nombre} cuanto={dias} />
      ))}
    </ListaDeRenglones>
    <h2 className={estilos.subtitulo}>Qué se mira al revisar un legajo</h2>
    <ListaDeRenglones etiqueta="Qué se mira al revisar un legajo">
      {CONTROLES.map(({ rubros, puntos }) => (
        <Renglon key={rubros} que={rubros} detalle={puntos} cuanto={null} />
      ))}
    </ListaDeRenglones>
    <h2 className={estilos.subtitulo}>Textos con los que se observa</h2>
    <ListaDeRenglones etiqueta="Textos con los que se observa">
      {OBSERVACIONES_TIPO.map(({ texto, dato }) => (
        <Renglon key={texto} que={dato} detalle={texto} cuanto={null} />
      ))}
    </ListaDeRenglones>
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

const periodo = (desde: string, hasta: string | null): string =>
  hasta === null ? `Desde el ${formatFecha(desde)}` : `Del ${formatFecha(desde)} al ${formatFecha(hasta)}`;
