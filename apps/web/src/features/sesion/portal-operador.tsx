import estilos from '@colega/web-kit/ui/paginas/pagina-publica.module.css';

/** SES-007, OPN-019: the college's own site where it has one, or else its desk on this server. */
export const PortalOperador = ({ direccion }: { direccion: string }) => (
  <a className={estilos.botonSecundario} href={direccion}>
    Portal Operador
  </a>
);
