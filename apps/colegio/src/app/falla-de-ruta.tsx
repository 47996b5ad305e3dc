import estilos from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';

/** The code did not arrive, or drawing failed: it can be tried again. */
export const FallaDeRuta = () => (
  <PaginaPublica>
    <h1 className={estilos.titulo}>No pudimos mostrar esta pantalla</h1>
    <div role="alert">
      <p className={estilos.texto}>Puede ser un problema de conexión. Lo que ya guardaste sigue guardado.</p>
    </div>
    <button type="button" className={estilos.boton} onClick={() => window.location.reload()}>
      Reintentar
    </button>
  </PaginaPublica>
);
