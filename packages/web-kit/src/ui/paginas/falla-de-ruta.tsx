import { useNavigate } from 'react-router';
import estilos from './pagina-publica.module.css';
import { PaginaPublica } from './pagina-publica.tsx';

/** The code did not arrive, or drawing failed: nothing saved is lost, and it can be tried again. */
export const FallaDeRuta = ({ inicio }: { inicio: string }) => {
  const navegar = useNavigate();
  return (
    <PaginaPublica>
      <h1 className={estilos.titulo}>No pudimos mostrar esta pantalla</h1>
      <div role="alert">
        <p className={estilos.texto}>Puede ser un problema de conexión. Lo que ya guardaste sigue guardado.</p>
      </div>
      <button type="button" className={estilos.boton} onClick={() => window.location.reload()}>
        Reintentar
      </button>
      <p className={estilos.nota}>
        <button type="button" className={estilos.botonSecundario} onClick={() => void navegar(inicio)}>
          Ir al inicio
        </button>
      </p>
    </PaginaPublica>
  );
};
