import estilos from '@colega/web-kit/ui/paginas/pagina-publica.module.css';

/** SES-007, OPN-019: without an address, the button stays and says why it leads nowhere. */
export const PortalOperador = ({ direccion }: { direccion: string | null | undefined }) => {
  if (direccion) {
    return (
      <a className={estilos.botonSecundario} href={direccion}>
        Portal Operador
      </a>
    );
  }
  return (
    <>
      <button type="button" className={estilos.botonSecundario} disabled aria-describedby="portal-operador-nota">
        Portal Operador
      </button>
      <p id="portal-operador-nota" className={estilos.nota}>
        {direccion === null
          ? 'El Portal Operador no está disponible en esta instalación.'
          : 'Es la entrada del personal del Colegio.'}
      </p>
    </>
  );
};
